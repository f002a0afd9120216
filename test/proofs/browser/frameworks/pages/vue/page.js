import { createApp, createSSRApp, h, nextTick, reactive } from 'vue';
import App from './app.vue';

const container = document.querySelector('#app');
const isServed = container.hasChildNodes();
const props = reactive({ view: 'shop', n: 0, withFooter: !isServed, onSuccess: () => window.successes++ });
const create = isServed ? createSSRApp : createApp;
create({ render: () => h(App, { ...props }) }).mount(container);

window.site = {
  show: (view) => {
    props.view = view;
    return nextTick();
  },
  change: () => {
    props.n++;
    return nextTick();
  },
};
