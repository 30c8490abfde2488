/** A calendar day in Manila, 'YYYY-MM-DD'; days compare as texts. */
export type DayKey = string;
