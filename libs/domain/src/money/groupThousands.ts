/** Groups the digits of a whole number by thousands: '1234567' is '1,234,567'. */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}
