const NAMES = `gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it hotmail.com hotmail.co.uk
  hotmail.fr hotmail.de hotmail.it hotmail.es live.com live.co.uk live.fr live.nl msn.com passport.com yahoo.com
  yahoo.co.uk yahoo.co.jp yahoo.co.in yahoo.in yahoo.fr yahoo.de yahoo.es yahoo.it yahoo.ca yahoo.com.au yahoo.com.br
  yahoo.com.mx ymail.com rocketmail.com aol.com aim.com icloud.com me.com mac.com proton.me protonmail.com
  protonmail.ch pm.me tutanota.com tutanota.de tuta.com tuta.io fastmail.com fastmail.fm hey.com zoho.com zohomail.com
  gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.com email.com mail.ru inbox.ru list.ru bk.ru
  yandex.com yandex.ru ya.ru rambler.ru qq.com foxmail.com 163.com 126.com yeah.net sina.com sohu.com naver.com
  daum.net hanmail.net rediffmail.com orange.fr wanadoo.fr free.fr laposte.net sfr.fr libero.it virgilio.it tiscali.it
  seznam.cz centrum.cz wp.pl o2.pl onet.pl interia.pl uol.com.br bol.com.br terra.com.br comcast.net verizon.net att.net
  sbcglobal.net bellsouth.net cox.net charter.net btinternet.com sky.com virginmedia.com bigpond.com optusnet.com.au
  shaw.ca rogers.com mailinator.com guerrillamail.com yopmail.com duck.com privaterelay.appleid.com
  users.noreply.github.com onmicrosoft.com`;

/** Domains where anyone can get a mailbox: nobody's own, whatever DNS record someone published there. */
export const PUBLIC_MAIL_DOMAINS: ReadonlySet<string> = new Set(NAMES.split(/\s+/));
