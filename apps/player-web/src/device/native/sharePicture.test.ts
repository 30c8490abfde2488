import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from '../files/saveFile';
import { sharePicture } from './sharePicture';

vi.mock('../files/saveFile', () => ({ saveFile: vi.fn() }));

const picture = new File(['png'], 'receipt.png', { type: 'image/png' });

function phone(can: { readonly pictures: boolean }, share: (what: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => can.pictures, share: vi.fn(share) });
}

afterEach(() => {
  vi.mocked(saveFile).mockClear();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

test('a phone that shares pictures gets the picture', async () => {
  phone({ pictures: true }, () => Promise.resolve());
  await sharePicture(picture, 'words');
  expect(navigator.share).toHaveBeenCalledExactlyOnceWith({ files: [picture] });
  expect(saveFile).not.toHaveBeenCalled();
});

test('to close the share sheet is an answer, and nothing is saved', async () => {
  phone({ pictures: true }, () => Promise.reject(new DOMException('closed', 'AbortError')));
  await sharePicture(picture, 'words');
  expect(navigator.share).toHaveBeenCalledOnce();
  expect(saveFile).not.toHaveBeenCalled();
});

test('a phone that shares words alone gets the words', async () => {
  phone({ pictures: false }, () => Promise.resolve());
  await sharePicture(picture, 'words');
  expect(navigator.share).toHaveBeenCalledExactlyOnceWith({ text: 'words' });
});

test('where nothing can be shared the picture is saved', async () => {
  await sharePicture(picture, 'words');
  expect(saveFile).toHaveBeenCalledExactlyOnceWith(picture);
});
