/** The name of claiming one step of the deposit ladder. */
export const stepIntent = (level: number): string => `ladder:${level}`;
