/** How bright the app is: as chosen, or `auto`, as the device is at the moment. */
export type Theme = 'auto' | 'dark' | 'light';
