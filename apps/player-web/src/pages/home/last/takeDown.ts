import { lookOf } from '../../../session/offline/lastPage';
import type { DrawnNode, LastPage } from '../../../session/offline/lastPage';

/**
 * Takes down what is drawn, so that the next start can draw it without the app: the boot script does. Sheet by sheet: in
 * between, taps are heard.
 *
 * @param parts what stands in each of the player's places of the page
 * @returns nothing in a page whose styles were another page's, or did not all come: what this one lacks is not known then;
 *   nor when its look has changed meanwhile
 */
export async function takeDown(parts: readonly Element[]): Promise<LastPage | undefined> {
  const look = lookOf(document.documentElement);
  const sheets = [...document.styleSheets];
  const own = sheets.find(({ ownerNode }) => ownerNode instanceof HTMLStyleElement);
  if (own === undefined || document.querySelector('[rel=stylesheet][href$="/first.css"]') === null)
    return undefined;
  const classes = new Set(
    parts.flatMap((part) => [...part.querySelectorAll('[class]')].flatMap((one) => [...one.classList])),
  );
  const drawn = parts.map((part) => insideOf(part));
  const known = new Set(rulesOf(own.cssRules, classes));
  const rules = new Set<string>();
  for (const sheet of sheets.filter((one) => one !== own && !one.disabled)) {
    await pause();
    const list = readRules(sheet);
    if (list === undefined) return undefined;
    for (const rule of rulesOf(list, classes)) if (!known.has(rule)) rules.add(rule);
  }
  await pause();
  const styles = [...rules].join('');
  const page = { look, styles: `${tokensOf(styles)}${styles}`, parts: drawn };
  return lookOf(document.documentElement) === look ? page : undefined;
}

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

const insideOf = (element: Element): readonly DrawnNode[] => [...element.childNodes].flatMap(nodeOf);

function nodeOf(node: Node): readonly DrawnNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const attributes = [...node.attributes].map(({ name, value }) => [name, value] as const);
  return [[node.localName, Object.fromEntries(attributes), ...insideOf(node)]];
}

/** The rules for these classes, each by itself with what it stands in: a layer, a width. */
function rulesOf(rules: CSSRuleList, classes: ReadonlySet<string>): readonly string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return isFor(rule.selectorText, classes) ? [wholeTextOf(rule)] : [];
    if (!('cssRules' in rule) || !(rule.cssRules instanceof CSSRuleList) || rule instanceof CSSKeyframesRule)
      return [];
    const head = rule.cssText.slice(0, rule.cssText.indexOf('{'));
    return rulesOf(rule.cssRules, classes).map((inner) => `${head}{${inner}}`);
  });
}

/**
 * A browser leaves out what a shorthand with a variable says once a later line overrides a part of it: that is looked up
 * where the rule holds.
 */
function wholeTextOf({ cssText, selectorText }: CSSStyleRule): string {
  return cssText.replaceAll(/([\w-]+): ;/g, (_, property: string) => {
    const element = document.querySelector(selectorText);
    const value = element === null ? '' : getComputedStyle(element).getPropertyValue(property);
    return value === '' ? '' : `${property}: ${value};`;
  });
}

const isFor = (selector: string, classes: ReadonlySet<string>): boolean =>
  selector.split(',').some((one) => {
    const names = [...one.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
    return names.length > 0 && names.every((name) => classes.has(name));
  });

/** What the rules go by, as it is in this look: the page has only what it uses itself. */
function tokensOf(styles: string): string {
  const names = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const values = getComputedStyle(document.documentElement);
  const tokens = [...names].map((name) => [name, values.getPropertyValue(name)] as const);
  const known = tokens.filter(([, value]) => value !== '').map(([name, value]) => `${name}:${value}`);
  return known.length === 0 ? '' : `@layer tokens{:root{${known.join(';')}}}`;
}

/** The rules of a sheet; nothing of one that did not come, which browsers keep like one of another site. */
function readRules(sheet: CSSStyleSheet): CSSRuleList | undefined {
  try {
    return sheet.cssRules;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
}
