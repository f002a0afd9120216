import { flushSync, mount } from 'svelte';
import { writable } from 'svelte/store';
import Root from './root.svelte';

const state = writable({ view: 'shop', n: 0 });
mount(Root, { target: document.querySelector('#app'), props: { state, onSuccess: () => window.heard++ } });

const set = (change) => {
  state.update((old) => ({ ...old, ...change(old) }));
  flushSync();
};

window.site = {
  show: (view) => set(() => ({ view })),
  change: () => set(({ n }) => ({ n: n + 1 })),
};
