<?php require_once __DIR__ . '/shop-widgets.php'; ?>
<?= shop_widget('newsletter', ['site' => 'AT', 'heading-level' => 3, 'link' => '/subscribenewsletter']) ?>
