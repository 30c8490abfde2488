import type { Command } from './command/readCommand';
import { helpText } from './command/helpText';
import { exitCodeOf } from './output/findings';
import { jsonOf } from './output/jsonOf';
import { junitOf } from './output/junitOf';
import { listOfChecks, markdownOfChecks } from './output/checkLists';
import { tableOf } from './output/tableOf';
import { openContext } from './run/openContext';
import { runChecks } from './run/runChecks';
import { createWire, type WireOptions } from './wire/wire';

/** What a command has come to. */
interface Performed {
  readonly code: 0 | 1;
  /** For standard output. */
  readonly text: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/**
 * Does what the command line asks for.
 *
 * @throws RunProblem when a run could not take place
 */
export async function perform(
  command: Command,
  world: Pick<WireOptions, 'fetch' | 'clock'>,
): Promise<Performed> {
  if (command.does === 'help') return { code: 0, text: helpText, files: [] };
  if (command.does === 'list') {
    return { code: 0, text: command.as === 'text' ? listOfChecks() : markdownOfChecks(), files: [] };
  }
  const { settings, output } = command;
  const wire = createWire({ ...settings, ...world });
  const report = await runChecks(await openContext(wire, settings, world.clock));
  const { junit } = output;
  return {
    code: exitCodeOf(report, output.isStrict),
    text: output.isJson ? jsonOf(report) : tableOf(report),
    files: junit === undefined ? [] : [{ path: junit, text: junitOf(report) }],
  };
}
