# <?php exit()?>
* @ALL 8
