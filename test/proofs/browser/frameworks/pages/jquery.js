import $ from 'jquery';

let n = 0;
let kept;
$(document).on('shop-newsletter-success', () => window.heard++);

window.site = {
  show: (view) =>
    new Promise((done) => {
      kept ??= $('#kept');
      kept.detach();
      $('main').load(`${view === 'shop' ? '/' : '/other'} #view`, () => {
        if (view === 'shop') $('#kept').replaceWith(kept);
        done();
      });
    }),
  change: () => {
    n++;
    $('h1').text(`Shop ${n}`);
    $('#placeholder').prepend(`<p id="hint">Hint ${n}</p>`);
    $('li').first().appendTo('ul');
  },
};
