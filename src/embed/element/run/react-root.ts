/** A module of its own: what is imported on demand has to have named exports, which React has not. */
export { createRoot, hydrateRoot } from 'react-dom/client';
