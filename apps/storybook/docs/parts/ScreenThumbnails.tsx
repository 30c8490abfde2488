import { useContext } from 'react';

import { localeIn, lookIn } from '../../decorators/look';
import { GlobalsContext } from '../../decorators/useGlobals';
import { small, thumbnail, thumbnails } from './compare.css';
import { Part } from './Part';
import { useFramesInView } from './useFramesInView';
import { useStories } from './useStories';

interface ScreenThumbnailsProps {
  readonly group: 'Pages' | 'Overlays';
}

/**
 * Every screen of a group as it is drawn now, small, in the look of the toolbar: each picture is the screen itself, so that none is
 * older than the code. A link leads to its story.
 */
export function ScreenThumbnails({ group }: ScreenThumbnailsProps) {
  const stories = useStories();
  const globals = useContext(GlobalsContext);
  const { shown, watch, onLoad } = useFramesInView();
  const { skin, scheme } = lookIn(globals);
  const look = `skin:${skin};scheme:${scheme};locale:${localeIn(globals)};motion:less`;
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) =>
    title.startsWith(`${group}/`),
  );
  const screens = titles.flatMap((title) => {
    const own = stories.filter((story) => story.title === title);
    const story = own.find(({ name }) => name === 'Loaded') ?? own[0];
    return story === undefined ? [] : [{ title, id: story.id }];
  });
  return (
    <Part>
      <ul className={thumbnails} aria-label={`${group}, small`}>
        {screens.map(({ title, id }) => (
          <li key={id} id={`picture-${id}`} ref={watch}>
            <a href={`./?path=/story/${id}`} target="_top">
              <span className={thumbnail}>
                {shown.has(`picture-${id}`) && (
                  <iframe
                    className={small}
                    title={title}
                    inert
                    src={`./iframe.html?id=${id}&viewMode=story&globals=${look}`}
                    onLoad={() => onLoad(`picture-${id}`)}
                  />
                )}
              </span>
              {title.slice(group.length + 1)}
            </a>
          </li>
        ))}
      </ul>
    </Part>
  );
}
