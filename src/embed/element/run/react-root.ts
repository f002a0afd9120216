/** Gives the dynamic import named exports: React DOM is CommonJS and has none. */
export { createRoot, hydrateRoot } from 'react-dom/client';
