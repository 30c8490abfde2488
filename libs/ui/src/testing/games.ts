import type { GameTileFacts } from '../player/GameTile/GameTile';
import { gamePictures } from './gamePictures';

const names = [
  'Parol Nights',
  'Tarsier Treasure',
  'Carabao Gold',
  'Mayon Blaze',
  'Pearl Diver',
  'Color Perya',
];

/** As many invented games as a story needs. */
export function games(count: number): readonly GameTileFacts[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `game-${index}`,
    name: `${names[index % names.length] ?? 'Game'} ${index + 1}`,
    category: 'Slots',
    imageUrl: gamePictures[index % gamePictures.length],
    label: index < 2 ? 'hot' : index === 2 ? 'new' : undefined,
  }));
}
