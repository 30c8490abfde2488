interface Asked<Question, Answer> {
  readonly question: Question;
  answer(answer: Answer): void;
  fail(error: unknown): void;
}

/**
 * Makes one query of the many that calls ask of one database at the same time: all of one turn of the event loop. Each
 * still sees everything that was committed before it was asked.
 *
 * @param load answers in the order of the questions
 */
export function createBatch<Place extends object, Question, Answer>(
  load: (database: Place, questions: readonly Question[]) => Promise<readonly Answer[]>,
): (database: Place, question: Question) => Promise<Answer> {
  const collecting = new WeakMap<Place, Asked<Question, Answer>[]>();

  async function flush(database: Place, asked: readonly Asked<Question, Answer>[]): Promise<void> {
    collecting.delete(database);
    try {
      const answers = await load(
        database,
        asked.map(({ question }) => question),
      );
      if (answers.length !== asked.length) throw new Error('A batch was not answered one by one');
      for (const [index, answer] of answers.entries()) asked[index]?.answer(answer);
    } catch (error) {
      for (const { fail } of asked) fail(error);
    }
  }

  return (database, question) =>
    new Promise((answer, fail) => {
      const asked = collecting.get(database) ?? [];
      asked.push({ question, answer, fail });
      if (asked.length > 1) return;
      collecting.set(database, asked);
      setImmediate(() => void flush(database, asked));
    });
}
