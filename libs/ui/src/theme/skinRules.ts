import type { Scheme, Skin } from './Skin';
import { vars } from './vars.css';

/** A rule that gives custom properties their values. */
export interface SkinRule {
  readonly selector: string;
  readonly colorScheme?: Scheme;
  /** By name, with its two hyphens. */
  readonly properties: Readonly<Record<string, string>>;
}

const groupsOf = {
  shared: ['font', 'radius', 'motif', 'brand'],
  scheme: ['color', 'elevation'],
} as const;

/** `var(--kislap-color-bg)` reads the property `--kislap-color-bg`. */
const nameOf = (reading: string) => reading.slice('var('.length, -1);

/** @param values The tokens of one group by name; those that the kit does not read are left out. */
function propertiesOf(group: keyof typeof vars, values: Readonly<Record<string, string>>) {
  return Object.entries<string>(vars[group]).flatMap(([token, reading]) => {
    const value = values[token];
    return value === undefined ? [] : [[nameOf(reading), value] as const];
  });
}

/** The part of a skin that both of its schemes share. */
export function sharedProperties(skin: Skin): Readonly<Record<string, string>> {
  return Object.fromEntries(groupsOf.shared.flatMap((group) => propertiesOf(group, skin[group])));
}

/** The colours and shadows of one of its schemes. */
export function schemeProperties(skin: Skin, scheme: Scheme): Readonly<Record<string, string>> {
  return Object.fromEntries(
    groupsOf.scheme.flatMap((group) => propertiesOf(group, skin.schemes[scheme][group])),
  );
}

/** A skin without a `data-theme` shows its default scheme, so that a bare document is never unstyled. */
export function skinRules(skin: Skin): readonly SkinRule[] {
  const root = `[data-skin="${skin.id}"]`;
  const own = skin.defaultScheme;
  const other = own === 'dark' ? 'light' : 'dark';
  const ruleOf = (selector: string, scheme: Scheme): SkinRule => ({
    selector,
    colorScheme: scheme,
    properties: schemeProperties(skin, scheme),
  });
  return [
    { selector: root, properties: sharedProperties(skin) },
    ruleOf(`${root}, ${root}[data-theme="${own}"]`, own),
    ruleOf(`${root}[data-theme="${other}"]`, other),
  ];
}
