# <?php exit()?>
* @ALL 8
shopwidgets:footer	@ALL	1
