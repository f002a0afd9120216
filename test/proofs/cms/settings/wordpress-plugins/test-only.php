<?php
// The staff panel on each page, for the test.
add_action('wp_footer', function () { echo '<shop-preview></shop-preview>'; });

// The test chooses the editor by the address.
add_filter('use_block_editor_for_post', fn($use) => isset($_GET['host_classic']) ? false : $use);

// A machine that tests sends no mail.
function wp_mail() { return true; }
