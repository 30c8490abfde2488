/** Rows in one page of the records. */
export const pageSize = 20;
