import { Heading, Icon } from '@kislap/ui';
import * as kit from '@kislap/ui';
import { AnchorMdx } from '@storybook/addon-docs/blocks';

import type { Described, DescribedEntry } from '../../../../tools/api/reference.mjs';
import { ApiExport } from './ApiExport';
import { isGlyph } from './isGlyph';
import { Prose } from './Prose';
import { contents, iconRow } from './reference.css';

interface ApiEntryProps {
  readonly entry: DescribedEntry;
  /** The address of the stories in a file, from the top of the repository. */
  readonly hrefOf: (file: string | undefined) => string | undefined;
}

const anchorOf = (entry: string, name: string) =>
  `${entry.replace('@kislap/', '').replace('/', '-')}-${name}`;

const glyphs = new Map(
  Object.entries(kit).flatMap(([name, value]: [string, unknown]) =>
    isGlyph(value) ? [[name, value] as const] : [],
  ),
);

/** What one entry of a package exports: a list of names, then each in full. Icons are one line each. */
export function ApiEntry({ entry: { entry, exports }, hrefOf }: ApiEntryProps) {
  const icons = exports.filter(({ kind }) => kind === 'icon');
  const others = exports.filter(({ kind }) => kind !== 'icon');
  return (
    <section>
      <Heading level={2}>{entry}</Heading>
      <nav aria-label={entry}>
        <ul className={contents}>
          {others.map(({ name }) => (
            <li key={name}>
              <AnchorMdx href={`#${anchorOf(entry, name)}`} target="_self">
                {name}
              </AnchorMdx>
            </li>
          ))}
        </ul>
      </nav>
      {others.map((described) => (
        <ApiExport
          key={described.name}
          id={anchorOf(entry, described.name)}
          described={described}
          storyHref={hrefOf(described.story)}
        />
      ))}
      {icons.map((icon) => (
        <IconLine key={icon.name} icon={icon} />
      ))}
    </section>
  );
}

function IconLine({ icon: { name, text } }: { readonly icon: Described }) {
  const glyph = glyphs.get(name);
  return (
    <div className={iconRow}>
      {glyph !== undefined && <Icon glyph={glyph} />}
      <div>
        <Prose text={`\`${name}\` ${text}`} />
      </div>
    </div>
  );
}
