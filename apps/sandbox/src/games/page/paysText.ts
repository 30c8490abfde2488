/** What a bet pays as players read it: 250 percent of the stake is `×2.5`. */
export function paysText(payPercent: number): string {
  return `×${(payPercent / 100).toLocaleString('en-US')}`;
}
