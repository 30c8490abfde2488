import type { Meta, StoryObj } from '@storybook/react-vite';

import { bellDuotone } from '../../icons/glyphs/bellDuotone';
import { bellRegular } from '../../icons/glyphs/bellRegular';
import { checkBold } from '../../icons/glyphs/checkBold';
import { checkCircleFill } from '../../icons/glyphs/checkCircleFill';
import { Icon } from './Icon';

const meta = { component: Icon, args: { glyph: bellRegular } } satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Regular: Story = {};

export const Fill: Story = { args: { glyph: checkCircleFill } };

export const Bold: Story = { args: { glyph: checkBold, size: 'xs' } };

export const Duotone: Story = { args: { glyph: bellDuotone, size: 'lg' } };

export const Labelled: Story = { args: { label: 'Notices' } };
