import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** File of a seeded in-memory database, as PGlite dumps it. */
    templatePath: string;
    /** A PostgreSQL server on which tests may create databases. */
    postgresUrl: string;
  }
}
