<?php
// What the theme of an integrator does.

add_action('wp_enqueue_scripts', fn() => wp_enqueue_script('shop-widgets', '/shop-widgets.js', [], null, true));
add_filter('script_loader_tag', fn($tag, $handle) => $handle === 'shop-widgets'
  ? str_replace(' src=', ' defer data-site="AT" data-send-site src=', $tag)
  : $tag, 10, 2);
add_action('wp_footer', function () { echo '<shop-preview></shop-preview>'; });
add_shortcode('shop_newsletter', fn() => '<shop-newsletter><a href="/subscribenewsletter">Newsletter</a></shop-newsletter>');

// The test chooses the editor by the address.
add_filter('use_block_editor_for_post', fn($use) => isset($_GET['host_classic']) ? false : $use);

// A machine that tests sends no mail.
function wp_mail() { return true; }
