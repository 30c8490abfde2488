import { Badge, Heading, Icon, SearchField, Stack, Text } from '@kislap/ui';
import * as kit from '@kislap/ui';
import { AnchorMdx } from '@storybook/addon-docs/blocks';
import { useDeferredValue, useMemo, useState } from 'react';

import type { Described, DescribedEntry } from '@kislap/tools/api/reference';
import { isGlyph } from './isGlyph';
import { Part } from './Part';
import { article, code, contents, example, facts, head, iconRow, signature } from './reference.css';
import { useStories } from './useStories';

interface ApiReferenceProps {
  readonly entries: readonly DescribedEntry[];
}

/** Everything a package exports, to be read from top to bottom, searched and linked to. */
export function ApiReference({ entries }: ApiReferenceProps) {
  const [wanted, setWanted] = useState('');
  const found = useFound(entries, useDeferredValue(wanted));
  const stories = useStories();
  const hrefOf = (file: string | undefined) => {
    const story = stories.find(({ importPath }) => file !== undefined && importPath.endsWith(file));
    return story && `./?path=/story/${story.id}`;
  };
  const count = (some: readonly DescribedEntry[]) => some.flatMap(({ exports }) => exports).length;
  return (
    <Part>
      <Stack gap={4}>
        <SearchField
          label="Search names and descriptions"
          clearLabel="Clear search"
          value={wanted}
          onValueChange={setWanted}
        />
        <Text size="sm" tone="muted" role="status">
          {`${count(found)} of ${count(entries)} exports`}
        </Text>
        {found.map((entry) => (
          <ApiEntry key={entry.entry} entry={entry} hrefOf={hrefOf} />
        ))}
      </Stack>
    </Part>
  );
}

/** What has every word of a search in its name or its description. */
function useFound(entries: readonly DescribedEntry[], wanted: string): readonly DescribedEntry[] {
  return useMemo(() => {
    const words = wanted.toLowerCase().split(/\s+/u);
    return entries
      .map(({ entry, exports }) => ({
        entry,
        exports: exports.filter(({ name, text }) => {
          const searched = `${entry} ${name} ${text}`.toLowerCase();
          return words.every((word) => searched.includes(word));
        }),
      }))
      .filter(({ exports }) => exports.length > 0);
  }, [entries, wanted]);
}

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
function ApiEntry({ entry: { entry, exports }, hrefOf }: ApiEntryProps) {
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

interface ApiExportProps {
  /** The anchor of this export. */
  readonly id: string;
  readonly described: Described;
  /** Address of the story that shows it. */
  readonly storyHref: string | undefined;
}

const tagNames: Readonly<Record<string, string>> = { param: 'Takes', returns: 'Gives', throws: 'Throws' };

/** One export: what it is, what it is for, what it looks like and an example that the tests run. */
function ApiExport({ id, described, storyHref }: ApiExportProps) {
  const { name, kind, text, tags, declaration, examples } = described;
  return (
    <article id={id} className={article}>
      <div className={head}>
        <Heading level={3}>{name}</Heading>
        <Badge label={kind} />
      </div>
      <Prose text={text} />
      {tags.length > 0 && (
        <ul className={facts}>
          {tags.map((tag) => (
            <li key={tag.text}>
              <Prose text={`${tagNames[tag.name] ?? tag.name}: ${tag.text}`} />
            </li>
          ))}
        </ul>
      )}
      <Code className={signature} label={`Declaration of ${name}`} text={declaration} />
      {examples.map((one) => (
        <Code key={one} className={example} label={`Example of ${name}`} text={one} />
      ))}
      {storyHref !== undefined && (
        <p>
          <AnchorMdx href={storyHref} target="_top">
            {`Stories that show ${name}`}
          </AnchorMdx>
        </p>
      )}
    </article>
  );
}

interface CodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

const Code = ({ text, label, className }: CodeProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <pre className={className} role="region" aria-label={label} tabIndex={0}>
    <code>{text}</code>
  </pre>
);

/** Paragraphs of a docstring, with what stands in backticks as code. */
function Prose({ text }: { readonly text: string }) {
  return text.split(/\n\s*\n/u).map((paragraph) => (
    <p key={paragraph}>
      {paragraph.split('`').map((piece, index) =>
        index % 2 === 0 ? (
          piece
        ) : (
          <code key={`${index} ${piece}`} className={code}>
            {piece}
          </code>
        ),
      )}
    </p>
  ));
}
