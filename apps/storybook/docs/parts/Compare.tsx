import { ownLanguages } from '@kislap/i18n';
import { Select, Stack } from '@kislap/ui';
import type { Scheme } from '@kislap/ui';
import { skins } from '@kislap/ui/skins';
import { useState } from 'react';

import { choices, phone, phones } from './compare.css';
import { Part } from './Part';
import type { IndexedStory } from './useStories';
import { useStories } from './useStories';
import { WithMessages } from './WithMessages';

const schemes = ['dark', 'light'] as const satisfies readonly Scheme[];

/** Every look, as the toolbar writes it into an address. */
const looks = skins.flatMap(({ id, name }) =>
  schemes.map((scheme) => ({ value: `skin:${id};scheme:${scheme}`, label: `${name}, ${scheme}` })),
);
const [firstLook, secondLook] = looks;

const spoken = ownLanguages.map(({ code, name }) => ({ value: code, label: name }));

const choose = 'Choose';

/** The story alone, in a look, as a frame of its own: overlays and pages too. */
const addressOf = (story: string, look: string, language: string) =>
  `./iframe.html?id=${story}&viewMode=story&globals=${look};locale:${language};motion:less`;

/** One story in two looks, side by side. What is chosen is not kept. */
export function Compare() {
  const stories = useStories();
  const titles = [...new Set(stories.map(({ title }) => title))];
  const [title, setTitle] = useState('Overlays/Deposit');
  const [name, setName] = useState('Loaded');
  const [one, setOne] = useState(firstLook?.value ?? '');
  const [other, setOther] = useState(secondLook?.value ?? '');
  const [language, setLanguage] = useState('en');
  const own = stories.filter((story) => story.title === title);
  const story = own.find((each) => each.name === name) ?? own[0];
  const lookSelect = (label: string, value: string, onValueChange: (look: string) => void) => (
    <Select label={label} placeholder={choose} options={looks} value={value} onValueChange={onValueChange} />
  );
  return (
    <Part>
      <WithMessages>
        <Stack gap={4}>
          <div className={choices}>
            <Select
              label="Component or screen"
              placeholder={choose}
              options={titles.map((each) => ({ value: each, label: each }))}
              value={title}
              onValueChange={setTitle}
            />
            <Select
              label="Story"
              placeholder={choose}
              options={own.map((each) => ({ value: each.name, label: each.name }))}
              value={story?.name ?? ''}
              onValueChange={setName}
            />
            {lookSelect('Left', one, setOne)}
            {lookSelect('Right', other, setOther)}
            <Select
              label="Language"
              placeholder={choose}
              options={spoken}
              value={language}
              onValueChange={setLanguage}
            />
          </div>
          {story !== undefined && <Phones story={story} looks={[one, other]} language={language} />}
        </Stack>
      </WithMessages>
    </Part>
  );
}

interface PhonesProps {
  readonly story: IndexedStory;
  readonly looks: readonly [string, string];
  readonly language: string;
}

/** The right phone waits for the left one, whose code it then takes from the browser's store. */
function Phones({ story: { id, title, name }, looks: both, language }: PhonesProps) {
  const [isFirstThere, setFirstThere] = useState(false);
  const frame = (side: 'Left' | 'Right', look: string) => (
    <iframe
      className={phone}
      title={`${side}: ${looks.find(({ value }) => value === look)?.label ?? ''}`}
      src={side === 'Left' || isFirstThere ? addressOf(id, look, language) : undefined}
      onLoad={
        side === 'Left'
          ? ({ currentTarget }) => whenShown(currentTarget, () => setFirstThere(true))
          : undefined
      }
    />
  );
  return (
    <div className={phones} role="group" aria-label={`${title}, ${name}, in two looks`}>
      {frame('Left', both[0])}
      {frame('Right', both[1])}
    </div>
  );
}

/** A frame has loaded before its story has: that fetches its own code first. */
function whenShown({ contentDocument }: HTMLIFrameElement, tell: () => void): void {
  const body = contentDocument?.body;
  if (body === undefined) return;
  const isShown = () => body.classList.contains('sb-show-main');
  const observer = new MutationObserver(() => {
    if (!isShown()) return;
    observer.disconnect();
    tell();
  });
  if (isShown()) tell();
  else observer.observe(body, { attributeFilter: ['class'] });
}
