import { expect, it } from 'vitest';
import { frameSandbox } from './frameSandbox';

it('takes the origin from a game that shares it with the app', () => {
  expect(frameSandbox('https://play.example/game?sid=1', 'https://play.example')).not.toContain(
    'same-origin',
  );
});

it('leaves a game of another origin its own', () => {
  expect(frameSandbox('https://games.example/1', 'https://play.example')).toContain('allow-same-origin');
  expect(frameSandbox('https://play.example:8443/1', 'https://play.example')).toContain('allow-same-origin');
});

it('never lets a game take over the page', () => {
  for (const url of ['https://play.example/1', 'https://games.example/1']) {
    expect(frameSandbox(url, 'https://play.example')).not.toContain('top-navigation');
  }
});
