/** For facts of the operator that hold for hours: fetched once, not again at each return to the app. */
export const rarelyChanging = {
  revalidateOnFocus: false,
  revalidateIfStale: false,
} as const;
