import { Description, Subheading, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import screens from 'virtual:screens';

import { GlobalsContext } from '../../decorators/useGlobals';
import { lookIn, localeIn } from '../../decorators/look';
import { phone } from './compare.css';
import { Part } from './Part';
import { Table } from './Table';

interface Fields {
  readonly label: string;
  readonly fields: readonly { readonly name: string; readonly type: string; readonly text: string }[];
}

/** What the docgen of a story file leaves in its parameters. */
const docsOf = (parameters: unknown): string => {
  const description: unknown = Object(Object(Object(parameters).docs).description).story;
  return typeof description === 'string' ? description : '';
};

/** The folder that a story file stands in: `overlays/deposit`. */
const folderOf = (file: unknown): string =>
  /(?<folder>(?:overlays|pages)\/[^/]+)\/[^/]+$/.exec(String(file))?.[1] ?? '';

/** The page of a screen: what it is for, what it takes and answers, how it looks, and every state as a link. */
export function ScreenDocs() {
  const { csfFile } = useOf('meta', ['meta']);
  const globals = useContext(GlobalsContext);
  const stories = Object.values(csfFile.stories);
  const screen = screens[folderOf(csfFile.meta.parameters?.['fileName'])];
  const first = stories.find(({ name }) => name === 'Loaded') ?? stories[0];
  const { skin, scheme } = lookIn(globals);
  const look = `skin:${skin};scheme:${scheme};locale:${localeIn(globals)};motion:less`;
  return (
    <>
      <Title />
      {screen === undefined ? (
        <Description />
      ) : (
        <>
          <p>{[screen.sentence, screen.note].filter((text) => text !== '').join(' ')}</p>
          <FieldTable label="What it is opened with" fields={screen.takes} />
          <FieldTable label="Its route" fields={screen.route} />
          {screen.answers !== undefined && (
            <p>
              It answers <code>{screen.answers}</code>
              {screen.answers === 'never' && ': it is only ever closed'}.
            </p>
          )}
        </>
      )}
      {first !== undefined && (
        <Part>
          <iframe
            className={phone}
            title={first.name}
            loading="lazy"
            src={`./iframe.html?id=${first.id}&viewMode=story&globals=${look}`}
          />
        </Part>
      )}
      <Subheading>Every state</Subheading>
      <Part>
        <Table
          label="States"
          heads={['Story', 'What it shows']}
          rows={stories.map(({ id, name, parameters }) => ({
            key: id,
            cells: [
              <a key="link" href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>,
              docsOf(parameters),
            ],
          }))}
        />
      </Part>
    </>
  );
}

function FieldTable({ label, fields }: Fields) {
  if (fields.length === 0) return null;
  return (
    <>
      <Subheading>{label}</Subheading>
      <Part>
        <Table
          label={label}
          heads={['Name', 'Type', 'What']}
          rows={fields.map(({ name, type, text }) => ({
            key: name,
            cells: [<code key="name">{name}</code>, <code key="type">{type}</code>, text],
          }))}
        />
      </Part>
    </>
  );
}
