/** Whether the app runs from the home screen already. */
export function isStandalone(): boolean {
  const isOnIosHomeScreen = 'standalone' in navigator && navigator.standalone === true;
  return isOnIosHomeScreen || window.matchMedia('(display-mode: standalone)').matches;
}
