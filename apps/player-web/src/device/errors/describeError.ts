/** What is told of an error: nothing that the player typed, and nothing that says who they are. */
export interface ErrorFacts {
  readonly name: string;
  readonly message: string;
  /** The innermost calls first, as `function (file:line:column)`. */
  readonly frames: readonly string[];
}

const LONGEST_MESSAGE = 200;
const MOST_FRAMES = 8;

/** An address; a text in quotes (what came, or was typed); an account at a mail service. */
const ADDRESS = /\b[a-z][a-z+.-]*:\/\/[^\s"'`)]+/gi;
const QUOTED = /"[^"]*"?|`[^`]*`?|“[^”]*”?/g;
const MAIL = /[^\s@<>]+@[^\s@<>]+/g;
const SINGLE_QUOTED = /(^|\W)'([^']*)'?/g;
const PROGRAM_NAME = /^[A-Za-z_$][A-Za-z_$.]{0,40}$/;
const NUMBER = /\d+/g;
/** What is left of a token or a key once its digits are gone. */
const TOKEN = /[\w#+/=-]*#[\w#+/=-]*/g;
const SHORT = 12;

/** The text of an error without numbers, quotes, addresses and whatever looks like a key. */
function scrubbed(message: string): string {
  return (
    message
      .slice(0, 4 * LONGEST_MESSAGE)
      .replace(ADDRESS, '<address>')
      .replace(QUOTED, '"…"')
      // Names of the program stay; any other text goes.
      .replace(SINGLE_QUOTED, (whole, before: string, text: string) =>
        PROGRAM_NAME.test(text) ? whole : `${before}'…'`,
      )
      .replace(MAIL, '<mail>')
      .replace(NUMBER, '#')
      .replace(TOKEN, (word) => (word.length > SHORT ? '…' : word))
      .slice(0, LONGEST_MESSAGE)
  );
}

/** A call as Chrome (`at name (url:1:2)`), Firefox and Safari (`name@url:1:2`) write it. */
const FRAME =
  /^\s*(?:at )?(?:async )?(?:new )?(?<name>[\w$.<>/]*)[ (@]*(?:https?:\/\/[^/\s]+)(?<path>\/[^\s?#:)]*)[^\s:)]*:(?<line>\d+):(?<column>\d+)/;

function frameOf(line: string): string | undefined {
  const { name = '', path = '', line: row, column } = FRAME.exec(line)?.groups ?? {};
  if (row === undefined) return undefined;
  // The address of a page may say what somebody looks at; only files of the build are named.
  const file = path.startsWith('/assets/') ? path.slice('/assets/'.length) : 'page';
  return `${name === '' ? '(anonymous)' : name} (${file}:${row}:${column ?? ''})`;
}

/** What may be told of anything that was thrown. */
export function describeError(error: unknown): ErrorFacts {
  if (!(error instanceof Error)) return { name: 'NoError', message: typeof error, frames: [] };
  const frames = (error.stack ?? '').split('\n').flatMap((line) => frameOf(line) ?? []);
  return {
    name: /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Error',
    message: scrubbed(error.message),
    frames: frames.slice(0, MOST_FRAMES),
  };
}
