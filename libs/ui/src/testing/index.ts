export { forgetToasts } from './forgetToasts';
export { gamePictures } from './gamePictures';
