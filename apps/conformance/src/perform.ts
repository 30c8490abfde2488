import type { Command } from './command/readCommand';
import { helpText } from './command/helpText';
import { exitCodeOf, exitCodes } from './output/findings';
import { jsonOf } from './output/jsonOf';
import { junitOf } from './output/junitOf';
import { listOfChecks, markdownOfChecks } from './output/checkLists';
import { tableOf } from './output/tableOf';
import type { Settings } from './context/Settings';
import { narrowTo, profiles } from './profiles/profiles';
import type { Verdict } from './profiles/verdict';
import { brokenSince, flawsOf, readResultFile, resultFileOf } from './profiles/resultFile';
import { openContext, RunProblem } from './run/openContext';
import { type Report, runChecks } from './run/runChecks';
import { createWire, type WireOptions } from './wire/wire';

/** What a command has come to. */
interface Performed {
  readonly code: 0 | 1 | 3;
  /** For standard output. */
  readonly text: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
}

/** What a command works with. */
interface World extends Pick<WireOptions, 'fetch' | 'clock'> {
  /** A file that was named, as text. */
  readonly readText: (path: string) => Promise<string>;
}

/**
 * Does what the command line asks for.
 *
 * @throws RunProblem when a run could not take place
 */
export async function perform(command: Command, world: World): Promise<Performed> {
  if (command.does === 'help') return { code: 0, text: helpText, files: [] };
  if (command.does === 'list') {
    return { code: 0, text: command.as === 'text' ? listOfChecks() : markdownOfChecks(), files: [] };
  }
  if (command.does === 'verify') return await verify(command, world);
  const { settings, output } = command;
  const report = await runWith(settings, world);
  const { junit, profile, result } = output;
  return {
    code: exitCodeOf(report, output),
    text: output.isJson ? jsonOf(report, profile) : tableOf(report, profile),
    files: [
      ...(junit === undefined ? [] : [{ path: junit, text: junitOf(report) }]),
      ...(profile === undefined || result === undefined
        ? []
        : [{ path: result, text: resultFileOf(report, profile, world.clock.nowMs()) }]),
    ],
  };
}

async function runWith(settings: Settings, world: World): Promise<Report> {
  const wire = createWire({ ...settings, ...world });
  return await runChecks(await openContext(wire, settings, world.clock));
}

/** How the words on a file that holds end. */
const endings: Readonly<
  Record<Verdict, (profile: string, notShown: readonly string[]) => readonly string[]>
> = {
  conforms: (profile) => [`It holds: the profile ${profile} is spoken.`],
  'does not conform': () => ['  it says itself that the server does not conform', 'It does not hold.'],
  'not shown': (profile, notShown) => [
    `It holds, and does not show that the profile ${profile} is spoken. Nothing was seen of`,
    ...notShown.map((check) => `  ${check}`),
  ],
};

/** Looks at a result file, and asks the server again where an address was given. It is only read, whatever it was then. */
async function verify(
  { file, settings }: Extract<Command, { readonly does: 'verify' }>,
  world: World,
): Promise<Performed> {
  const read = readResultFile(await world.readText(file));
  if ('problem' in read) throw new RunProblem(`${file} cannot be verified: ${read.problem}.`);
  const { profile: id, base, madeAt, verdict, notShown, counts } = read.file;
  const profile = profiles.find((one) => one.id === id);
  const again =
    settings === undefined || profile === undefined
      ? undefined
      : await runWith({ ...settings, permission: 'read', only: narrowTo(profile) }, world);
  const flaws = [
    ...flawsOf(read.file),
    ...(again === undefined ? [] : brokenSince(read.file, again).map((line) => `no longer so: ${line}`)),
  ];
  const seen = `${counts.passed} passed, ${counts.failed} failed, ${counts.warnings} warnings, ${counts.unseen} not seen`;
  const lines = [
    `${id}: ${base}, ${madeAt} (${seen})`,
    ...(again === undefined ? [] : [`Asked again: ${again.base}, only read.`]),
    ...flaws.map((flaw) => `  ${flaw}`),
    ...(flaws.length === 0 ? endings[verdict](id, notShown) : ['It does not hold.']),
  ];
  return { code: flaws.length === 0 ? exitCodes[verdict] : 1, text: `${lines.join('\n')}\n`, files: [] };
}
