/** The outlines of networks and app stores on the grid of 24 by 24: our own drawings, for the icons and for the footer. */
export const FACEBOOK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15 7.6h-.9a2.6 2.6 0 0 0-2.6 2.6V21M9 13h5.2';
export const INSTAGRAM =
  'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zM12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.8 7.2v.01';
export const PINTEREST =
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9.9 17.8 11.9 10M9.2 12.6a3.4 3.4 0 1 1 3.2 2c-1 0-1.6-.6-1.6-.6';
export const YOUTUBE = 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9.2v5.6l5-2.8z';
export const TIKTOK = 'M13.5 3.5V15a4 4 0 1 1-4-4M13.5 3.5c.3 2.7 2 4.5 5 4.8';
export const WHATSAPP =
  'M4 20l1.2-4A8 8 0 1 1 8.2 19zM9 8.5c0 4 3 7 6.5 7l1-2-2.2-1-1.1 1c-1.2-.5-2.2-1.5-2.7-2.7l1-1.1-1-2.2z';
export const APP_STORE = 'M7.5 17.5 13 8M11 8l5.5 9.5M5 14.5h8.5M16 14.5h3M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
export const GOOGLE_PLAY =
  'M5.5 4v16c0 .5.5.8 1 .5l13-7.6c.6-.3.6-1.2 0-1.5l-13-7.9c-.5-.3-1 0-1 .5zM5.8 3.8l9.7 11M5.8 20.2l9.7-11';
