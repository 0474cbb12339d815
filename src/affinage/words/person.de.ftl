# Menschen ohne Konto, und wie sie gerufen werden

person-key = Dafür braucht es einen Schlüssel, den dein Gerät gemacht hat: 32 bis 128 Buchstaben, Ziffern, - oder _.
person-no-device = Dieses Gerät ist hier nicht bekannt oder wurde abgemeldet.
person-no-such-device = Das ist keines deiner Geräte.
person-no-pass = Dieser Link ist schon benutzt, oder seine zehn Minuten sind um. Lass dir auf dem Gerät, von dem du kommst, einen neuen zeigen.
person-devices-full = Das wären zu viele Geräte: Mehr als zehn gehen nicht. Melde erst eines ab.
person-too-much = Das ist zu viel zum Aufheben: Ein Wert darf 8.192 Zeichen haben, alle zusammen 131.072.
person-too-many = Das ist zu viel zum Aufheben: Es ist Platz für 64 Namen.
person-none = Diese Person gibt es nicht.
admin-people = Menschen
admin-person = Person
admin-devices = Geräte
admin-channels = Kanäle
admin-seen = Zuletzt da
admin-forgotten = { $person } ist vergessen. Die Plätze bleiben über ihre Links erreichbar.

call-house = Affinage
call-moved = { $name } hat gezogen. Du bist dran.
call-turn = Du bist dran.
call-again = Der Tisch wartet auf dich, dann geht es los.
call-many = { $n } Tische warten auf dich. Zuletzt { $title }: { $what }
call-test = So wirst du gerufen.
call-address = Dorthin kann dich niemand rufen. Übernimm die Adresse so, wie ntfy, Discord oder Slack sie zeigt.
call-https = Gerufen wird nur an Adressen, die mit https:// beginnen.
call-public = Gerufen wird nur an Namen im öffentlichen Internet: keine Adressen in Zahlen, keine anderen Ports, nichts in einem Heimnetz.
call-kind = { $kind ->
    [discord] Ein Webhook von Discord sieht so aus: https://discord.com/api/webhooks/123/abc.
    [slack] Ein Webhook von Slack sieht so aus: https://hooks.slack.com/services/T0/B0/abc.
   *[ntfy] Ein Thema von ntfy sieht so aus: https://ntfy.sh/mein-thema.
    }
call-unknown-name = Dieser Name lässt sich gerade nicht finden. Stimmt die Adresse?
call-keys = Dieser Browser hat keine Schlüssel genannt, mit denen sich eine Nachricht versiegeln ließe.
call-full = Das wären zu viele Wege, dich zu rufen: Mehr als zwölf gehen nicht.
call-no-channel = Auf diesem Weg wirst du nicht gerufen.
