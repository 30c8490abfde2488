import { accountScenes } from './accountScenes';
import { playScenes } from './playScenes';
import type { Prepare } from './Scene';

/** For every call that changes something: how it comes to succeed. */
export const writeScenes: Readonly<Record<string, Prepare>> = { ...accountScenes, ...playScenes };
