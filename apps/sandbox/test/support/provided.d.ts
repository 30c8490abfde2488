import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What `openTestDatabase` opens. */
    testEngine: 'pglite' | 'postgres';
    /** File of a seeded in-memory database, as PGlite dumps it. */
    templatePath: string;
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
    /** Name of a seeded database on that server, to be copied. */
    postgresTemplate: string;
  }
}
