import { protectionFaults } from '../settings/protectionFaults';
import { isRuntimeConfig } from '../settings/RuntimeConfig';
import type { Hosting, OperatorSettings, SettingProblem } from './settingRules';
import { configRules, folderRule, hostingRules, isLanguageList } from './settingRules';
import { isRecord, languagesRule, type SettingRule } from './settingRules';

type Rules = Readonly<Record<string, SettingRule>>;
type Read = { readonly settings: OperatorSettings } | { readonly problems: readonly SettingProblem[] };

/** Two years of https are what browsers' preload lists ask for; one is plenty to begin with. */
const defaultHosting: Hosting = {
  gameOrigins: [],
  imageOrigins: [],
  connectOrigins: [],
  hstsSeconds: 31_536_000,
};

/** What a brand says in place of the settings of its keys. */
interface BrandNames {
  readonly id: string;
  readonly name: string;
}

/** The folder of a brand that `operator.json` names, if it can be read so far. */
export function brandFolderIn(json: string): string | undefined {
  const read = parse(json);
  const brand = 'value' in read ? read.value['brand'] : undefined;
  return folderRule.isRight(brand) && typeof brand === 'string' ? brand : undefined;
}

/**
 * Reads `operator.json`. Everything that is wrong is told at once, each with what was found and what is allowed.
 *
 * @param skins the ids of the skins that the build holds
 * @param named the brand that the file names
 */
export function readSettings(json: string, skins: readonly string[], named?: BrandNames): Read {
  const read = parse(json);
  if ('problem' in read) return { problems: [{ key: '', message: read.problem }] };
  const { hosting = {}, icons, messages, languages = [], brand, ...own } = read.value;
  const rules = configRules(named === undefined ? skins : [named.id]);
  const config = named === undefined ? own : { ...own, operatorName: named.name, skin: named.id };
  const problems = [
    ...(named === undefined ? [] : saidTwice(own)),
    ...problemsOf(config, rules, {
      others: [...Object.keys(rules), 'languages', 'brand', 'icons', 'messages', 'hosting'],
    }),
    ...(brand === undefined ? [] : problemsOf({ brand }, { brand: folderRule }, {})),
    ...(icons === undefined ? [] : problemsOf({ icons }, { icons: folderRule }, {})),
    ...problemsOf({ languages }, { languages: languagesRule }, {}),
    ...(messages === undefined ? [] : problemsOf({ messages }, { messages: folderRule }, {})),
    ...(isRecord(hosting)
      ? problemsOf(hosting, hostingRules, { under: 'hosting' })
      : [problem('hosting', hosting, `an object with ${listed(Object.keys(hostingRules))}`)]),
  ];
  problems.push(...protectionFaults(config).map((fault) => ({ key: '', message: fault })));
  if (problems.length > 0) return { problems };
  if (!isRuntimeConfig(config)) throw new Error('A rule of operator.json lets through what the app refuses.');
  return {
    settings: {
      config,
      hosting: { ...defaultHosting, ...(isHosting(hosting) && hosting) },
      icons: typeof icons === 'string' ? icons : undefined,
      messages: typeof messages === 'string' ? messages : undefined,
      languages: isLanguageList(languages) ? languages : [],
    },
  };
}

/** Keys that stand in a brand's `brand.json`, and must not stand in the settings beside it. */
const brandKeys: Readonly<Record<string, string>> = { operatorName: 'name', skin: 'id' };

const saidTwice = (own: Readonly<Record<string, unknown>>): readonly SettingProblem[] =>
  Object.entries(brandKeys)
    .filter(([key]) => key in own)
    .map(([key, place]) => ({
      key,
      message: `is the "${place}" of the brand's brand.json. Take it out here, or take out brand.`,
    }));

/** Whether no rule of the web server's settings is broken. */
function isHosting(value: unknown): value is Partial<Hosting> {
  return isRecord(value) && problemsOf(value, hostingRules, {}).length === 0;
}

function parse(
  json: string,
): { readonly value: Readonly<Record<string, unknown>> } | { readonly problem: string } {
  try {
    const value: unknown = JSON.parse(json.replace(/^\uFEFF/, ''));
    if (isRecord(value)) return { value };
    return { problem: `it holds ${shown(value)}. Allowed: one object with the keys of your settings.` };
  } catch (error) {
    return { problem: `it is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

interface Where {
  /** The key that holds these keys. */
  readonly under?: string;
  /** All keys to name beside an unknown one. */
  readonly others?: readonly string[];
}

function problemsOf(
  values: Readonly<Record<string, unknown>>,
  rules: Rules,
  { under, others = Object.keys(rules) }: Where,
): readonly SettingProblem[] {
  const keyOf = (key: string): string => (under === undefined ? key : `${under}.${key}`);
  const unknown = Object.keys(values)
    .filter((key) => !(key in rules))
    .map((key) => ({ key: keyOf(key), message: `is no setting. Allowed: ${listed(others)}.` }));
  const wrong = Object.entries(rules).flatMap(([key, { isNeeded, allowed, isRight }]) => {
    const value = values[key];
    if (value === undefined && !isNeeded) return [];
    return isRight(value) ? [] : [problem(keyOf(key), value, allowed)];
  });
  return [...unknown, ...wrong];
}

const problem = (key: string, value: unknown, allowed: string): SettingProblem => ({
  key,
  message: `${value === undefined ? 'is missing' : `is ${shown(value)}`}. Allowed: ${allowed}.`,
});

const listed = (keys: readonly string[]): string => keys.join(', ');

const LONGEST_SHOWN = 80;

function shown(value: unknown): string {
  const json = JSON.stringify(value) ?? String(value);
  return json.length > LONGEST_SHOWN ? `${json.slice(0, LONGEST_SHOWN)}…` : json;
}
