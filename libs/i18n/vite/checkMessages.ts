import { isLiteralElement, isPluralElement, isPoundElement } from '@formatjs/icu-messageformat-parser';
import { isSelectElement, isTagElement, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Messages that somebody has written beside the catalogues. */
export interface CheckedMessages {
  /** As the app takes them: parsed, so that no parser travels to the phone. */
  readonly compiled: Readonly<Record<string, readonly MessageFormatElement[]>>;
  /** Everything that is wrong with them, a sentence each. */
  readonly problems: readonly string[];
}

/**
 * Looks at messages that come from outside, and compiles them: each has an id that the app says, is a text that parses,
 * and has the placeholders of the English one.
 *
 * @param written what a JSON file holds, by message ids
 * @param english the texts of the build
 */
export function checkMessages(
  written: Readonly<Record<string, unknown>>,
  english: Readonly<Record<string, string>>,
): CheckedMessages {
  const checked = Object.entries(written).map(([id, text]) => ({ id, ...checkMessage(text, english[id]) }));
  return {
    compiled: Object.fromEntries(checked.flatMap(({ id, tree }) => (tree === undefined ? [] : [[id, tree]]))),
    problems: checked.flatMap(({ id, problem }) => (problem === undefined ? [] : [`${id} ${problem}`])),
  };
}

interface CheckedMessage {
  readonly tree?: readonly MessageFormatElement[];
  readonly problem?: string;
}

function checkMessage(text: unknown, english: string | undefined): CheckedMessage {
  if (english === undefined) return { problem: 'is no message of this build.' };
  if (typeof text !== 'string' || text.trim() === '')
    return { problem: `is ${JSON.stringify(text)}. Allowed: a text.` };
  try {
    const tree = parse(text);
    const [wanted, found] = [placeholdersOf(parse(english)), placeholdersOf(tree)];
    const missing = [...wanted].filter((name) => !found.has(name));
    const unknown = [...found].filter((name) => !wanted.has(name));
    if (missing.length > 0) return { problem: `lacks ${shown(missing)}: "${text}".` };
    if (unknown.length > 0) return { problem: `has ${shown(unknown)}, which nothing fills: "${text}".` };
    return { tree };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { problem: `is not valid ICU text (${reason}): "${text}".` };
  }
}

const shown = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

/** The names that are filled in, in all branches of a message. */
function placeholdersOf(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  return new Set(
    elements.flatMap((element): readonly string[] => {
      if (isLiteralElement(element) || isPoundElement(element)) return [];
      const inner =
        isPluralElement(element) || isSelectElement(element)
          ? Object.values(element.options).flatMap(({ value }) => value)
          : isTagElement(element)
            ? element.children
            : [];
      return [element.value, ...placeholdersOf(inner)];
    }),
  );
}
