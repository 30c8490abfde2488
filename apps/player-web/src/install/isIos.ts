/**
 * Whether a device is an iPhone or an iPad, where no button can put the app on the home screen. An iPad says that it
 * is a Mac; a Mac has no touch screen.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
}
