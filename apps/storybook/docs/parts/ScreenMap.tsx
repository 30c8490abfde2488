import type { IndexedStory } from './useStories';
import { Table } from './Table';
import { useStories } from './useStories';

interface ScreenMapProps {
  readonly group: 'Pages' | 'Overlays';
}

/** The states that a screen has by what the network answers and who looks. */
const states = ['Loaded', 'Loading', 'Empty', 'Failed', 'Offline', 'Guest', 'Restricted'] as const;
const isState = ({ name }: IndexedStory) => states.some((state) => state === name);

/** Every screen of a group and every state it is shown in, each a link. It reads what Storybook itself lists. */
export function ScreenMap({ group }: ScreenMapProps) {
  const stories = useStories();
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) =>
    title.startsWith(`${group}/`),
  );
  return (
    <Table
      label={`${group} and their states`}
      heads={['Screen', ...states, 'And']}
      rows={titles.map((title) => ({ key: title, cells: cellsOf(title, stories) }))}
    />
  );
}

function cellsOf(title: string, stories: readonly IndexedStory[]) {
  const own = stories.filter((story) => story.title === title);
  const stateCells = states.map((state) => {
    const story = own.find(({ name }) => name === state);
    return story === undefined ? '–' : <StoryLink key={state} story={story} />;
  });
  const more = own.filter((story) => !isState(story));
  return [
    title.slice(title.indexOf('/') + 1),
    ...stateCells,
    <ul key="more">
      {more.map((story) => (
        <li key={story.id}>
          <StoryLink story={story} />
        </li>
      ))}
    </ul>,
  ];
}

/** Links leave the frame that this page stands in. */
function StoryLink({ story: { id, name } }: { readonly story: IndexedStory }) {
  return (
    <a href={`./?path=/story/${id}`} target="_top">
      {name}
    </a>
  );
}
