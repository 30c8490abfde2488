import { Badge, Heading } from '@kislap/ui';
import { AnchorMdx } from '@storybook/addon-docs/blocks';

import type { Described } from '../../../../tools/api/reference.mjs';
import { Prose } from './Prose';
import { article, example, facts, head, signature } from './reference.css';

interface ApiExportProps {
  /** The anchor of this export. */
  readonly id: string;
  readonly described: Described;
  /** Address of the story that shows it. */
  readonly storyHref: string | undefined;
}

const tagNames: Readonly<Record<string, string>> = { param: 'Takes', returns: 'Gives', throws: 'Throws' };

/** One export: what it is, what it is for, what it looks like and an example that the tests run. */
export function ApiExport({ id, described, storyHref }: ApiExportProps) {
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
