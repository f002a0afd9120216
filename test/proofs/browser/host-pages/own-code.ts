import type { HostId } from '../../../../demo/hosts/hosts.ts';

/** What a visitor does with a host's own code. */
interface OwnCode {
  /** An expression that does it in the page. */
  readonly use: string;
  readonly gives: unknown;
}

/** Waits in the page until an expression is true. */
const UNTIL = `const until = async (done) => { while (!done()) await new Promise((go) => setTimeout(go, 10)) };
  const find = (selector) => document.querySelector(selector);
  const event = (type, target, init) => target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, ...init }));`;

const inPage = (code: string): string => `(async () => { ${UNTIL} ${code} })()`;

/** The own code of each host: its menus, its forms, its requests. The libraries that they use have tests of their own. */
export const OWN_CODE: Readonly<Record<HostId, OwnCode>> = {
  magento: {
    use: inPage(`$$('.btn-cart').first().click();
      await until(() => $('minicart').hasClassName('filled'));
      $('newsletter').value = 'anna';
      event('submit', $('newsletter-validate-detail'));
      const advice = $$('.validation-advice').pluck('textContent');
      event('mouseover', $$('#nav li.parent').first());
      return [$('minicart').innerHTML, advice, $$('#nav li.over').length, Ajax.activeRequestCount]`),
    gives: ['1 Artikel, 24,95 €', ['Bitte geben Sie eine gültige E-Mail-Adresse ein.'], 1, 0],
  },
  joomla: {
    use: inPage(`await until(() => find('.img_caption') && $('online').get('text').startsWith('Wir haben'));
      $('more-link').fireEvent('click', { stop: () => {} });
      $$('.hasTip')[0].fireEvent('mouseenter');
      const tip = $('tip').getElements('strong, span').get('text');
      $$('.hasTip')[0].fireEvent('mouseleave');
      return [find('.img_caption p').get('text'), $('online').get('text'), $('more').getStyle('display'), tip, $('tip')]`),
    gives: ['Unser Kursraum', 'Wir haben 3 Gäste online', 'block', ['Anfahrt', 'Fünf Minuten vom Bahnhof Bern'], null],
  },
  tables: {
    use: inPage(`const cell = find('#navi1');
      cell.onmouseover();
      document.forms.suche.q.value = 'Becher';
      document.forms.suche.q.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', keyCode: 27, bubbles: true }));
      return [cell.bgColor, document.forms.suche.q.value, geladen, document.charset, document.compatMode,
        find('font i').textContent, find('td[align=right]').textContent.trim().length > 12]`),
    gives: ['#CC6600', '', true, 'windows-1252', 'BackCompat', '„Schöne Grüße aus der Rösterei!“', true],
  },
  bootstrap: {
    use: inPage(`$.support.transition = false;
      $('.dropdown-toggle').click();
      const open = $('.dropdown').hasClass('open');
      $(document.body).click();
      $('[data-toggle="modal"]').click();
      await until(() => $('#conditions').is(':visible') && $('#conditions').data('bs.modal').isShown);
      const focus = document.activeElement.id;
      $('#conditions').modal('hide');
      await until(() => !$('#conditions').is(':visible'));
      $('[data-toggle="tooltip"]').tooltip('show');
      const tip = $('.tooltip-inner').text();
      $('[data-toggle="tooltip"]').tooltip('hide');
      $('.list-group-item').eq(1).click();
      return [open, $('.dropdown').hasClass('open'), focus, tip, $('.list-group-item.active').text(), $.fn.jquery.split('.')[0]]`),
    gives: [true, false, 'conditions', 'Bis 200 °C', 'Versandkosten', '1'],
  },
};
