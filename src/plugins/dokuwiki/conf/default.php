<?php

$conf['site'] = 'DE';
$conf['company'] = '';
$conf['name'] = '';
$conf['goods'] = '';
$conf['offer'] = 'voucher';
$conf['texts'] = '';
$conf['service_base'] = '';
$conf['link_base'] = '';
$conf['image_base'] = '';
$conf['send_site'] = 0;
$conf['ab_tests'] = 'on';
$conf['footer'] = 0;
$conf['placeholders'] = 0;
$conf['script'] = '';
