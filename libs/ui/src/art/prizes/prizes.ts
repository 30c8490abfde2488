/// <reference types="vite/client" />
import prize1 from './prize-1.svg?no-inline';
import prize2 from './prize-2.svg?no-inline';
import prize3 from './prize-3.svg?no-inline';
import prize4 from './prize-4.svg?no-inline';
import prize5 from './prize-5.svg?no-inline';
import prize6 from './prize-6.svg?no-inline';
import prize7 from './prize-7.svg?no-inline';

/** Pictures of prizes: coin, stack, basket, mystery gift, sampaguita (thanks), lantern, chest. */
export const prizes: readonly string[] = [prize1, prize2, prize3, prize4, prize5, prize6, prize7];
