import { bigint } from 'drizzle-orm/pg-core';

/** An int8 column of epoch milliseconds. */
export const instant = (name: string) => bigint(name, { mode: 'number' });
