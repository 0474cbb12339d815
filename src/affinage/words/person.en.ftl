# People without accounts, and how they are called

person-key = This needs a key that your device has made: 32 to 128 letters, digits, - or _.
person-no-device = This device is not known here, or it was signed out.
person-no-such-device = That is not one of your devices.
person-no-pass = This link has been used already, or its ten minutes are over. Have your other device show a new one.
person-devices-full = That would be too many devices: ten is the most. Sign one out first.
person-too-much = That is too much to keep: a value may have 8,192 characters, and all of them together 131,072.
person-too-many = That is too much to keep: there is room for 64 names.
person-none = There is no such person.
admin-people = People
admin-person = Person
admin-devices = Devices
admin-channels = Channels
admin-seen = Last here
admin-forgotten = { $person } is forgotten. Their seats can still be reached by their links.

call-house = Affinage
call-moved = { $name } has moved. It is your turn.
call-turn = It is your turn.
call-again = The table is waiting for you to begin.
call-many = { $n } tables are waiting for you. Last of all { $title }: { $what }
call-test = This is how you will be called.
call-address = You cannot be called at that address. Copy it from ntfy, Discord or Slack as it stands.
call-https = Only addresses that begin with https:// can be called.
call-public = Only names on the public internet are called: no numeric addresses, no other ports, nothing in a home network.
call-kind = { $kind ->
    [discord] A Discord webhook looks like https://discord.com/api/webhooks/123/abc.
    [slack] A Slack webhook looks like https://hooks.slack.com/services/T0/B0/abc.
   *[ntfy] An ntfy topic looks like https://ntfy.sh/my-topic.
    }
call-unknown-name = That name cannot be found just now. Is the address right?
call-keys = This browser has given no keys that a notice could be sealed with.
call-full = That would be too many ways to call you: twelve is the most.
call-no-channel = That is not one of your ways to be called.
