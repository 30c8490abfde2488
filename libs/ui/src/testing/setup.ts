import '@testing-library/jest-dom/vitest';
import './classNamesOnly';

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The first test brings late code with it, on a machine that does ten other things.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);
