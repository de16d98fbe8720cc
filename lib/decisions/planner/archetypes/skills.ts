import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Languages, instruments and code. */
export const SKILLS: readonly Archetype[] = [
  {
    id: "learn-language",
    area: "study",
    acts: "learn|study|practice|practise|improve|speak|start|relearn|pick up|master|become|get back|brush up",
    things:
      "spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|russian|arabic|hindi|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hebrew|welsh|irish|ukrainian|vietnamese|thai|english|language|new language|sign language|asl|bsl|foreign language|fluent spanish|basic spanish|latin|icelandic|czech|swahili|urdu|punjabi|tagalog|farsi|bengali|romanian|hungarian|hawaiian|conversational spanish|second language",
    unless: "essay|exam|class at school|guitar|cook|homework|assignment|teach",
    it: "the language",
    named:
      "spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|russian|arabic|hindi|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hebrew|welsh|irish|ukrainian|vietnamese|thai|english|sign language|latin|icelandic|czech|swahili|urdu|punjabi|tagalog|farsi|persian|bengali|romanian|hungarian|tamil|hawaiian",
    plan: `
      2* Say “hello”, “thank you” and your name in {it} aloud; looking them up is fine.
        ~ Open a translation app at “hello” and “thank you”. | Say both words aloud with your name.
        ? meet his | meet her | meet my boyfriend* | meet my girlfriend* | meet my partner* | meeting his | meeting her | meeting my boyfriend* | meeting my girlfriend*: 2 Say “Nice to meet you”, “thank you” and “it's delicious” in {it} aloud; looking them up is fine.
        ? mother in law | father in law | sister in law | brother in law | in laws | inlaws | husbands family | wifes family | husbands parents | wifes parents | boyfriends parents | girlfriends parents | boyfriends family | girlfriends family | fiances family | his parents | her parents | abuela | abuelo | grandma | grandpa | grandmother | grandparents | his family | her family: 2 Say “How are you?”, “thank you” and “it's delicious” in {it} aloud; looking them up is fine.
        ? understand people speaking | understand people when | cant understand people | understand spoken | understand native* | cant follow | dont understand people: 2 Play one minute of slow news in that language, and count the words you catch.
        ? sign language | bsl | asl | auslan | makaton: 2 Spell the first three letters of your name with the finger alphabet, from a picture of it.
        ? rusty | at school | in school | brush up | used to speak | years ago | get back: 2 Say aloud everything you still remember: hello, the numbers to ten, three foods, one whole sentence.
        ? understand but | understand .. but | cant speak | afraid to speak | scared to speak | shy: 2 Say aloud in {it} three things you can see from where you sit.
      5 Write down one scene you want to manage[ {deadline}]: ordering food, meeting a family, a phone call.
        ~ Pick up a pen. | Picture ordering food, meeting a family or a phone call. | Write down one scene you want to manage.
        ? hsk | jlpt | topik | dele | delf: 5 Do ten questions of a free sample test for your next level, and write down how many you got right.
        ? emails | write mails | in writing: 5 Write down the three kinds of e-mail you write most in {it}: an answer, a question, an apology.
        ? nursing | nurse | hospital | care home | carer: 5 Write down one scene at the hospital that you want to manage: someone in pain, a shift change, a doctor's call.
        ? sign language | bsl | asl | auslan | makaton: 5 Write down one scene you want to sign[ {deadline}]: saying hello, playing a game, asking for food at the table.
        ? move to | moving to | emigrat* | relocat* | live in | living in: 5 Write down three scenes from your first week after the move[ ({deadline})]: the bakery, the new home, the office with the forms.
        ? a1 | a2 | b1 | b2 | c1: 5 Do ten questions of a free placement test for your level, and write down how many you got right.
        ? mother in law | father in law | sister in law | brother in law | in laws | inlaws | husbands family | wifes family | husbands parents | wifes parents | boyfriends parents | girlfriends parents | boyfriends family | girlfriends family | fiances family | his parents | her parents | abuela | abuelo | grandma | grandpa | grandmother | grandparents: 5 Write down one talk with {person|the family} you want to manage[ {deadline}]: hello at the door, dinner, a phone call.
        ? husband | wife | partner | in laws | family | girlfriend | boyfriend: 5 Write down one scene with your partner's family that you want to manage: dinner, a phone call, a joke.
        ? holiday | trip | travel*: 5 Write down one scene that you want to manage[ {deadline}]: ordering food, buying a ticket, asking the way.
        ? work | job | colleagues: 5 Write down one scene at work that you want to manage: saying good morning, asking a question, taking a phone call.
      10* Do the first lesson in {it} of one course or app with sound[, free or within {money}].
        ? rusty | in high school | in college | brush up | used to speak | years ago | relearn: 10 Do a free placement test with sound, and the first lesson it puts you in.
          - 5 Do a free placement test for your level.
          - 8 Do the first lesson it puts you in, with the sound on.
        ? only know the alphabet | know the alphabet | can read hangul | know hangul | learned the alphabet | know the kana: 10 Do one lesson of first phrases with sound, and read each one in its own letters.
          - 3 Choose one course or app that shows the real letters.
          - 8 Do its first lesson with sound, reading each phrase in its own letters.
        ? duolingo didnt stick | duolingo doesnt | duolingo didnt | gave up on duolingo | quit duolingo | tried duolingo | app didnt stick | apps didnt stick | duolingo bores | hate duolingo: 10 Do the first unit of an audio course with speaking, such as Language Transfer or one from the library, aloud.
          - 4 Choose one audio course that makes you speak, such as Language Transfer or one from the library.
          - 10 Do its first unit, saying each answer aloud.
        ? tried # apps | tried apps | apps dont work | apps didnt: 10 Do the first unit of an audio course or a library book with sound, saying each sentence aloud.
          - 4 Choose one book with sound or one audio course, from the library or online.
          - 10 Do the first unit, saying each sentence aloud.
        ? finished .. duolingo | duolingo course | finished the app | finished an app | done with duolingo: 10 Play one short clip of slow news three times: first without the text, the second time with it, the third time without.
          - 4 Find a slow-news show or a learner's podcast that comes with a transcript.
          - 10 Play one short clip from it three times: first without the transcript, the second time with it, the third time without.
        ? cant understand people | understand people speaking | understand spoken | understand native*: 10 Play one short clip for learners three times: first without the text, the second time with it, the third time without.
          - 4 Find a podcast for learners that comes with a transcript.
          - 10 Play one short clip from it three times: first without the transcript, the second time with it, the third time without.
        ? sign language | bsl | asl | auslan | makaton: 10 Do the first lesson of a video course taught by a deaf signer, moving your hands along with it[, free or within {money}].
          - 4 Choose one video course taught by a deaf signer[, free or within {money}].
          - 10 Do the first lesson of that course, moving your hands along with the signer.
        ? no app | no apps | hate apps | hate .. apps | without apps | without an app | not apps | not an app | dont like apps | another app: 10 Do the first unit of an audio course or a library book with sound, saying each sentence aloud.
          - 4 Choose one book with sound or one audio course, from the library or online.
          - 10 Do the first unit, saying each sentence aloud.
        ? train | commut* | on the bus | in the car | driving | walking: 10 Do the first lesson of one audio course for your ride, whispering each answer if other people are near.
          - 4 Save one audio course on your phone for your ride.
          - 10 Do the first lesson of it, saying or whispering each answer.
        - 4 Choose one course or app with sound[, free or within {money}].
        - 10 Do the first lesson of that course or app, with the sound on.
        ? mother in law | father in law | sister in law | brother in law | in laws | inlaws | husbands family | wifes family | husbands parents | wifes parents | boyfriends parents | girlfriends parents | boyfriends family | girlfriends family | fiances family | his parents | her parents | abuela | abuelo | grandma | grandpa | grandmother | grandparents | his family | her family: 10 Do one beginner lesson in {it} on greetings and family words, saying each sentence aloud.
          - 4 Find a beginner lesson in {it} on greetings and family words.
          - 8 Do it, saying each sentence aloud.
        ? duolingo | app: 10 Do one lesson in the app, saying each sentence aloud.
          - 2 Open the app at the next lesson, whatever it says about streaks.
          - 10 Do that lesson, saying each sentence aloud.
      10 Write ten words or phrases for your scene on cards or in a note.
        ? emails | write mails | in writing: 10 Copy ten good sentences from e-mails that others wrote to you into one file: openings, requests, thanks, endings.
          - 5 Copy five openings and endings from e-mails you got into one file.
          - 5 Copy five requests and thanks into the same file.
        ? sign language | bsl | asl | auslan | makaton: 10 Sign ten words for your scene five times each, along with the videos of a sign dictionary.
          - 6 Find the videos for ten words of your scene in a sign dictionary.
          - 4 Sign each of the ten words five times.
        ? move to | moving to | emigrat* | relocat* | live in | living in: 10 Write ten sentences for your first week there on cards, such as “I just moved here” and “Could you say that slowly?”
          - 6 Write ten sentences for your first week there on cards.
          - 4 Read all ten cards aloud twice.
        - 6 Write ten words or phrases for your scene on cards or in a note.
        - 4 Read the ten cards aloud twice.
        ? mother in law | father in law | sister in law | brother in law | in laws | inlaws | husbands family | wifes family | husbands parents | wifes parents | boyfriends parents | girlfriends parents | boyfriends family | girlfriends family | fiances family | his parents | her parents | abuela | abuelo | grandma | grandpa | grandmother | grandparents | gran | his mum | her mum | parents: 10 Write ten phrases for talking with family on cards: hello, thank you, delicious, how are you, I'm learning, once more please.
      10? Listen to one song or a short clip in {it}, and write down every word you catch.
        ~ Open a music or video app. | Start one song or a short clip. | Write down every word you catch. | Play it again to add more words.
        ? understand people speaking | cant understand people | understand spoken | understand native* | cant follow: 10 Book one 20-minute talk with a language exchange partner who speaks at full speed.
        ? a1 | a2 | b1 | b2 | c1: 10 Do the first page of a free placement test for your level, and write down how many you got right.
        ? sign language | bsl | asl | auslan | makaton: 10 Watch one minute of a signed story, and write down each sign you know.
        ? gave up | quit | tried .. twice | stopped | never stick: 10 Ask someone who speaks {it} well to send you five phrases by voice message, so you hear a real voice.
      8 Record yourself playing your scene for one minute.
        ? meet his | meet her | meet my boyfriend* | meet my girlfriend* | meet my partner* | meeting his | meeting her | meeting my boyfriend* | meeting my girlfriend*: 8 Say your ten phrases to your partner, and fix the ones that sound off.
          - 4 Say the first five to your partner.
          - 4 Say the other five, and fix what sounds off.
        ? mother in law | father in law | sister in law | brother in law | in laws | inlaws | husbands family | wifes family | husbands parents | wifes parents | boyfriends parents | girlfriends parents | boyfriends family | girlfriends family | fiances family | his parents | her parents | abuela | abuelo | grandma | grandpa | grandmother | grandparents: 8 Say three of your phrases to {person|one of them} on a call or in a voice message.
          - 4 Say the three phrases aloud until they come without the cards.
          - 4 Call {person|one of them} or record a voice message, and say all three.
        ? emails | write mails | in writing: 8 Write one real e-mail with these sentences. A spelling checker or a colleague can correct it before it goes out.
          - 5 Write one real e-mail with the sentences you copied.
          - 3 Note your two most common mistakes on a card, after a checker or a colleague has corrected the e-mail.
        ? sign language | bsl | asl | auslan | makaton: 8 Film yourself signing your scene for one minute.
          - 5 Sign your part of the scene three times.
          - 3 Film yourself signing it for one minute.
        - 5 Speak your part of the scene aloud three times, with the cards in your hand.
        - 3 Record yourself speaking it for one minute.
      5* Set an alarm for {dose|ten minutes a day}, next to something fixed such as your morning coffee.
        ? # minutes a day | # min a day | # mins a day | # minutes every day | # minutes each day: 5 Set a daily alarm named “{#} minutes of {it}”, right after something you always do, such as your morning coffee.
          - 3 Choose something you do every day, such as your morning coffee, to go with {#} minutes of practice.
          - 2 Set a daily alarm for that moment.
        ? train | commut* | on the bus: 5 Put the cards and your earphones into the bag you take, for {dose|ten minutes of every ride}.
          - 3 Put the cards and your earphones into the bag you take along.
          - 2 Write “{dose|ten minutes of every ride}” on the first card.
        ? sign language | bsl | asl | auslan | makaton: 5 Write to a deaf club or signing class nearby: “When may a beginner come?”
          - 3 Find one deaf club or signing class nearby or online.
          - 2 Write to the club or class: “When can a beginner come?”
        - 3 Choose something you do every day, such as your morning coffee, to go with {dose|ten minutes a day}.
        - 2 Set a daily alarm for that moment.
    `,
  },
  {
    id: "learn-instrument",
    area: "study",
    acts: "learn|play|practice|practise|start|pick up|get back|relearn|study|teach myself",
    things:
      "guitar|piano|violin|drums|ukulele|bass|instrument|keyboard|cello|saxophone|flute|trumpet|musical instrument|singing|harp|clarinet|bass guitar|accordion|harmonica|banjo|drum|music theory",
    whole: "learn to play|learn to sing|learn how to play|play guitar|play piano",
    unless:
      "buy|sell|restring|computer keyboard|mechanical|clean|pickleball|tennis|golf|squash|badminton|padel|table tennis|ping pong|basketball|football|soccer|hockey|cricket|baseball|softball|rugby|volleyball|netball|chess|poker|bridge|mahjong|cards|darts|pool|snooker|backgammon|dungeons and dragons",
    it: "the instrument",
    named:
      "guitar|piano|violin|drums|ukulele|bass|keyboard|cello|saxophone|flute|trumpet|singing|harp|clarinet|accordion|harmonica|banjo|drum",
    plan: `
      2* Listen to the first minute of one song you would love to play yourself.
        ~ Open one song you would love to play. | Listen to its first minute.
        ? bought a | bought an | sitting in the corner | just been sitting | collecting dust | never learned | never played | never touched | gathering dust: 2 Choose one song you would love to play, and lean {theIt} where you sit in the evening.
        ? my teacher | my lesson | lesson on | next lesson | lesson tomorrow: 2 Circle in pencil the bar that goes wrong in the piece for your lesson.
        ? after # years | again after | play .. again | # years ago | used to play | get back | as a child | as a kid: 2 Hum the one piece you once knew best, and write its title on a note.
        ? wedding | birthday | christening | funeral | party | christmas: 2 Play a recording of the one song you would like to play on that day.
      3 Put the instrument where you can reach it without opening anything, or note who could lend you one.
        ~ Stand where you'd like to play. | Take the instrument out of its case, or think who could lend you one. | Leave it within reach, or write down the lender's name.
        ? bought a | bought an | sitting in the corner | just been sitting | collecting dust | never learned | never played | never touched | gathering dust: 3 Tune {theIt} with a free tuner app, or write down what is missing, such as a string.
        ? drums | drumming | drum kit: 3 Lay two sticks or wooden spoons and a firm cushion on a chair. That is your first practice pad.
        ? bought one | bought a | have one | have bought | got one | got a guitar | got a piano: 3 Put the instrument where you sit in the evening, out of its case.
        ? new strings | needs strings | string broke* | broken string | out of tune | not been played: 3 Send a photo of the instrument to one music shop: “Which strings does it need, and can you put them on?”
        ? dont have one | dont own | no piano | no guitar | without an instrument: 5 Ask a library, a music shop or a friend about renting or borrowing one by the month.
        ? keyboard: 3 Put the keyboard where it can stay out, with a chair and headphones.
        ? in the loft | in the attic | under the bed | in its case | wardrobe: 3 Take the instrument out of its case, to a place where you can reach it.
      10* Find a video or sheet of that song in its simplest version for beginners, and write down where it is.
        ? drums | drumming | drum kit: 10 Find a slowed-down video of that song's beat.
          - 6 Find a slowed-down video of that song's beat.
          - 2 Save the video on the phone or computer you practise with.
        ? cant read | dont read | without notes | no notes | by ear | without reading: 10 Find a beginner's video of that song that shows only the hands, with no notes, and save it.
          - 6 Find a beginner's video that shows only the hands, with no notes.
          - 2 Save the video on the phone or computer you practise with.
        ? know # chords | know .. chords | few chords | three chords | g c | c and g | am: 10 Find a version of that song in the chords you know, by searching for its title and “easy chords”.
          - 6 Search for the song's title with “easy chords”, until you find a version in chords you know.
          - 2 Save that version where you practise.
        - 6 Find a beginner's video or sheet of that song in its simplest version.
        - 2 Save the video or sheet where you practise.
        ? no money | cant afford | teach myself: 10 Find a free beginner's video of that song in its simplest version, and save it.
          - 6 Find a free beginner's video of that song in its simplest version.
          - 2 Save the video on the phone or computer you practise with.
        ? my teacher | my lesson | lesson on | next lesson | lesson tomorrow: 10 Play the circled bar at half speed until it has been right five times.
          - 5 Play the circled bar at half speed until it has been right five times.
          - 5 Play the whole line around that bar once.
        ? teacher | lessons: 10 Ask two teachers nearby or online for a first lesson of half an hour on that song.
          - 5 Find two teachers nearby or online.
          - 4 Ask both teachers for a first lesson of half an hour on that song.
      10* Practise the first two notes or chords of that song, slowly, until you manage them three times in a row.
        ? drums | drumming | drum kit: 10 Play even strokes on the pad, right, left, right, left, with a metronome at 60.
          - 3 Play slow strokes on the pad: right, left, right, left.
          - 7 Play the same strokes with a metronome at 60.
        ? keyboard | electric | headphones: 10 Practise the song's first two notes or chords slowly with headphones on, until you get them right three times in a row.
          - 5 Watch how the song's first two notes or chords are played.
          - 8 Practise those two slowly with headphones on, until you get them right three times in a row.
        - 5 Watch how the song's first two notes or chords are played.
        - 8 Practise those two slowly until you get them right three times in a row.
        ? hurt* | sore | pain | arthritis: 10 Practise the song's first two notes or chords with warm hands, in rounds of two minutes. Nothing should hurt.
          - 3 Warm both hands in warm water.
          - 5 Watch how the song's first two notes or chords are played.
          - 6 Practise those two in rounds of two minutes, with a rest between rounds.
        ? flat | neighbours | neighbors | quiet | thin walls: 10 Practise the song's first two notes or chords with a mute, pad or headphones, until you get them right three times in a row.
          - 5 Watch how the song's first two notes or chords are played.
          - 8 Practise those two with a mute, pad or headphones.
      10? Change back and forth between those two notes or chords to a slow count of four.
        ? drums | drumming | drum kit: 10 Play a first beat for eight bars: foot on one and three, hand on two and four.
          - 5 Tap the foot alone on one and three.
          - 5 Add the hand on two and four.
        - 5 Change back and forth between the two to a slow count of four.
        - 5 Learn the next bar or chord of the song.
      3 Record 20 seconds of yourself playing, and write the date on the recording.
        ~ Open the voice recorder on your phone. | Record 20 seconds of your playing. | Name the recording with today's date.
      3 Put {dose|ten minutes a day} for {theIt} into your calendar at a fixed time[, to be ready {deadline}].
        ~ Open your calendar. | Choose a fixed time each day. | Enter {dose|ten minutes a day} there.
        ? # minutes a day | # min a day | # mins a day | # minutes every day: 3 Put {#} minutes a day for {theIt} into your calendar, at the same time each day[, to be ready {deadline}].
        ? kids | toddler | baby | after .. bed | evening*: 3 Put {dose|ten minutes} for {theIt} into your calendar on four fixed days, after bedtime with a mute or headphones[, to be ready {deadline}].
    `,
  },
  {
    id: "learn-code",
    area: "study",
    whole:
      "learn to code|learn coding|learn programming|learn to program|learn how to code|become a developer|become a programmer|learn web development",
    acts: "learn|study|practice|start|get into|master|improve",
    things:
      "python|javascript|coding|programming|web development|sql|java|data science|machine learning|react|html|typescript|rust|c++|excel|app development|computer science|data analysis|kubernetes|docker|linux|figma|photoshop|blender|power bi",
    unless: "essay|exam|snake|teach",
    it: "coding",
    named:
      "python|javascript|coding|programming|web development|sql|java|data science|machine learning|react|html|typescript|rust|excel|app development|data analysis|kubernetes|docker|linux|figma|photoshop|blender",
    plan: `
      2* Write down one tiny thing you would like to make with {it}: a list, a page, a chart, a game.
        ~ Pick up a pen. | Write down one tiny list, page, chart or game to make.
        ? photoshop | lightroom | illustrator | canva | indesign: 2 Open a copy of one of your own pictures in the program.
      8n Do the first exercise of a free beginner's course that runs in the browser.
        ~ Open a free beginner's course in the browser. | Read the first exercise. | Type your answer. | Press run to see it pass.
        ? tutorial* | stuck | cant build | half a course | forget: 8 Type the first three lines of your tiny thing into an empty file from memory. They don't have to be right.
      10n Change one value in that exercise, and write down what happens.
        ~ Open that exercise. | Change one value in it. | Press the run button. | Write down what happens.
        ? tutorial* | stuck | cant build | half a course | forget: 10 Work on those lines until one of them runs, looking up only the word you need.
      8 Do the first exercise of a free beginner's course that runs in the browser.
        - 3 Find a free beginner's course that runs in the browser.
        - 8 Do the first exercise of that course.
        ? with my # year old | with my son | with my daughter | with my child: 8 Do the first puzzle of a free course with coloured blocks together, with the child at the keyboard.
        ? tutorial* | cant build: 8 Describe your tiny thing in five plain sentences: what goes in, what happens, what comes out.
          - 3 Write two sentences about your tiny thing: what goes in and what comes out.
          - 5 Write three sentences about what happens in between.
      10 Do the next two exercises, and note what happens when you change one value in each.
        - 6 Do the next exercise of the course.
        - 4 Change one value in that exercise to see what happens.
        ? tutorial* | cant build: 10 Type code for the first of your sentences into an empty file, without a video, until it runs.
          - 5 Type code for your first sentence into an empty file, without a video.
          - 5 Run the code until it works, fixing one line at a time.
      15 Look up three words you did not understand, and write one line about each.
        - 4 Write down three words you did not understand.
        - 8 Look up each word, and write one line about it.
        ? given up twice | gave up | tried # times | again after: 15 Write down where you stopped the last few times, and one thing to change: shorter sessions, a partner, a project you need.
      25 Build the smallest piece of your tiny thing, by copying and changing an example.
        - 5 Find an example that looks a little like your tiny thing.
        - 10 Change a copy of that example until it does one thing you want.
        ? tutorial* | cant build: 25 Build your next sentence the same way, with one search for each thing you don't know.
          - 5 Search for the one thing your next sentence needs.
          - 10 Write the code for that sentence until it runs.
      5? Show your tiny thing to someone, or save a picture of it with the date.
        ~ Open your tiny thing on the screen. | Take a picture of it. | Save it with the date, or show it to someone.
      4 Put three half-hour slots a week into your calendar[, to be ready {deadline}].
        ~ Open your calendar. | Enter the first half-hour slot. | Enter two more for the same week, repeating.
        ? two kids | kids | evenings | after work: 4 Put two evenings of 30 minutes and one Saturday hour into your calendar[, to be ready {deadline}].
        ? sunday* only | only sunday* | sundays | sunday mornings: 4 Put one hour each Sunday into your calendar, plus ten minutes on Wednesday to look over your code[, to be ready {deadline}].
    `,
  },
];
