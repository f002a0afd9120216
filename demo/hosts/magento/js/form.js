var Mage = { Cookies: {} };

var Translate = Class.create();
Translate.prototype = {
  initialize: function (data) {
    this.data = data;
  },
  translate: function (text) {
    return this.data[text] || text;
  },
};

var VarienForm = Class.create();
VarienForm.prototype = {
  initialize: function (formId) {
    this.form = $(formId);
    if (this.form) Event.observe(this.form, 'submit', this.submit.bindAsEventListener(this));
  },
  submit: function (e) {
    Event.stop(e);
    this.form.select('.validation-advice').invoke('remove');
    var field = this.form.down('.validate-email');
    var failed = !/^\S+@\S+\.\S+$/.test($F(field).strip());
    field[failed ? 'addClassName' : 'removeClassName']('validation-failed');
    if (failed)
      field
        .up()
        .insert('<div class="validation-advice">#{text}</div>'.interpolate({ text: Translator.translate('Please enter a valid email address.') }));
    return !failed;
  },
};

document.observe('dom:loaded', function () {
  $$('#nav li.parent').each(function (item) {
    item.observe('mouseover', item.addClassName.bind(item, 'over'));
    item.observe('mouseout', item.removeClassName.bind(item, 'over'));
  });
  $$('.btn-cart').invoke('observe', 'click', function () {
    new Ajax.Request('/hosts/magento/minicart.json', {
      method: 'get',
      onSuccess: function (response) {
        $('minicart').update(response.responseJSON.text).addClassName('filled');
        $('cart-link').update('Warenkorb (#{count})'.interpolate(response.responseJSON));
      },
    });
  });
});
