import * as Turbo from '@hotwired/turbo';

let n = 0;
document.addEventListener('shop-newsletter-success', () => window.successes++);

window.site = {
  show: (view) =>
    new Promise((done) => {
      document.addEventListener('turbo:load', done, { once: true });
      Turbo.visit(view === 'shop' ? '/' : '/other');
    }),
  change: async () => {
    const page = await fetch(`/changed-${++n}`).then((answer) => answer.text());
    const [, view = ''] = /<main>([^]*)<\/main>/.exec(page) ?? [];
    await Turbo.renderStreamMessage(
      `<turbo-stream action="replace" method="morph" target="view"><template>${view}</template></turbo-stream>`,
    );
    while (document.querySelector('h1').textContent !== `Shop ${n}`) await new Promise(requestAnimationFrame);
  },
};
