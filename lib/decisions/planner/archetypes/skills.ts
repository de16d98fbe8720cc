import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** Languages, instruments and code. */
export const SKILLS: readonly Archetype[] = [
  {
    id: "learn-language",
    area: "study",
    acts: "learn|study|practice|practise|improve|speak|start|relearn|pick up|master|become|get back|brush up",
    things:
      "spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|russian|arabic|hindi|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hebrew|welsh|irish|ukrainian|vietnamese|thai|english|language|new language|sign language|asl|bsl|foreign language|fluent spanish|basic spanish|latin|icelandic|czech|swahili|urdu|punjabi|conversational spanish|second language",
    unless: "essay|exam|class at school|guitar|cook|homework|assignment|teach",
    it: "the language",
    named:
      "spanish|french|german|italian|portuguese|japanese|chinese|mandarin|cantonese|korean|russian|arabic|hindi|dutch|swedish|norwegian|danish|finnish|polish|turkish|greek|hebrew|welsh|irish|ukrainian|vietnamese|thai|english|sign language|latin|icelandic|czech|swahili|urdu|punjabi",
    plan: `
      2* Say “hello”, “thank you” and your name in {it} aloud; looking them up is fine.
        ? understand people speaking | understand people when | cant understand people | understand spoken | understand native* | cant follow | dont understand people: 2 Play one minute of slow news in that language, and count the words you catch.
        ? sign language | bsl | asl | auslan | makaton: 2 Spell the first three letters of your name with the finger alphabet, from a picture of it.
        ? rusty | at school | in school | brush up | used to speak | years ago | get back: 2 Say aloud everything that is still there: hello, numbers to ten, three foods, one whole sentence.
        ? understand but | understand .. but | cant speak | afraid to speak | scared to speak | shy: 2 Say aloud in {it} three things you can see from where you sit.
      5 Write down one scene you want to manage[ {deadline}]: ordering food, meeting a family, a phone call.
        ? hsk | jlpt | topik | dele | delf: 5 Do ten questions of a free sample paper for your next level, with the number right written down.
        ? emails | write mails | in writing: 5 Write down the three kinds of mail you write most in {it}: an answer, a question, an apology.
        ? nursing | nurse | hospital | care home | carer: 5 Write down one scene on the ward that you want to manage: someone in pain, a handover, a doctor's call.
        ? sign language | bsl | asl | auslan | makaton: 5 Write down one scene you want to sign[ {deadline}]: hello and how are you, a game, food at the table.
        ? move to | moving to | emigrat* | relocat* | live in | living in: 5 Write down three scenes of the first week there[ ({deadline})]: the bakery, the flat, the office with the forms.
        ? a1 | a2 | b1 | b2 | c1: 5 Do ten questions of a free placement test for your level, with the number right written down.
        ? husband | wife | partner | in laws | family | girlfriend | boyfriend: 5 Write down one scene with the family that you want to manage: dinner, a phone call, a joke.
        ? holiday | trip | travel*: 5 Write down one scene that you want to manage[ {deadline}]: ordering food, buying a ticket, asking the way.
        ? work | job | colleagues: 5 Write down one scene at work that you want to manage: good morning, a question, a phone call.
      10* Do the first lesson of one course or app with sound[, free or within {money}].
        ? tried # apps | tried apps | apps dont work | apps didnt: 10 Do the first unit of a library book with sound or an audio course, each sentence said aloud.
          - 4 Choose one book with sound or one audio course, from the library or online.
          - 10 Do its first unit, each sentence said aloud.
        ? finished .. duolingo | duolingo course | finished the app | finished an app | done with duolingo: 10 Play one short clip of slow news three times: without text, with text, without.
          - 4 Find slow news or a podcast for learners, with its text.
          - 10 Play one short clip three times: without text, with text, without.
        ? cant understand people | understand people speaking | understand spoken | understand native*: 10 Play one short clip for learners three times: without text, with text, without.
          - 4 Find a podcast for learners, with its text.
          - 10 Play one short clip three times: without text, with text, without.
        ? sign language | bsl | asl | auslan | makaton: 10 Do the first lesson of a video course taught by a deaf signer, with your hands moving along[, free or within {money}].
          - 4 Choose one video course taught by a deaf signer[, free or within {money}].
          - 10 Do its first lesson, with your hands moving along.
        ? no app | no apps | hate apps | hate .. apps | without apps | without an app | not apps | not an app | dont like apps | another app: 10 Do the first unit of a library book with sound or an audio course, each sentence said aloud.
          - 4 Choose one book with sound or one audio course, from the library or online.
          - 10 Do its first unit, each sentence said aloud.
        ? train | commut* | on the bus | in the car | driving | walking: 10 Save one audio course for the journey on your phone, and do its first lesson with each answer spoken or whispered.
          - 4 Save one audio course for the journey on your phone.
          - 10 Do its first lesson, each answer spoken or whispered.
        - 4 Choose one course or app with sound[, free or within {money}].
        - 10 Do its first lesson.
        ? duolingo | app: 10 Do one lesson in the app, with each sentence said aloud.
          - 2 Open the app at the next lesson, whatever it says about streaks.
          - 10 Do it, with each sentence said aloud.
      10 Write ten words or phrases for your scene on cards or in a note.
        ? emails | write mails | in writing: 10 Copy ten good sentences from mails that others wrote to you into one file: openings, requests, thanks, endings.
          - 5 Copy five openings and endings.
          - 5 Copy five requests and thanks.
        ? sign language | bsl | asl | auslan | makaton: 10 Sign ten words for your scene after a sign dictionary's videos, five times each.
          - 6 Find the videos of ten signs for your scene in a sign dictionary.
          - 4 Sign each of them five times.
        ? move to | moving to | emigrat* | relocat* | live in | living in: 10 Write ten sentences for these scenes on cards, such as “I have just moved here” and “Could you say that slowly?”
          - 6 Write ten sentences for these scenes on cards.
          - 4 Read them aloud twice.
        - 6 Write ten words or phrases for your scene on cards or in a note.
        - 4 Read them aloud twice.
        ? gran | grandmother | grandma | in laws | his mum | her mum | parents: 10 Write ten phrases for the family on cards: hello, thank you, delicious, how are you, I'm learning, once more please.
      10? Listen to one song or a short clip in {it}, and write down every word you catch.
        ? understand people speaking | cant understand people | understand spoken | understand native* | cant follow: 10 Book one talk of 20 minutes with a tandem partner who speaks at full speed and repeats on request.
        ? a1 | a2 | b1 | b2 | c1: 10 Do the first page of a free placement test for your level, with the number right written down.
        ? sign language | bsl | asl | auslan | makaton: 10 Watch one minute of a signed story, and write down each sign you know.
        ? gave up | quit | tried .. twice | stopped | never stick: 10 Ask one speaker of {it} for five phrases by voice message, to hear a real voice beside the app.
      8 Record yourself playing your scene for one minute.
        ? emails | write mails | in writing: 8 Write one real mail out of these sentences, and let a checker or a colleague mend it before you send it.
          - 5 Write the mail.
          - 3 Read what was mended, with the two commonest slips on a card.
        ? sign language | bsl | asl | auslan | makaton: 8 Film yourself signing your scene for one minute, to be watched beside the dictionary's videos.
          - 5 Sign your part of the scene three times.
          - 3 Film yourself doing it for one minute.
        - 5 Speak your part of the scene aloud three times, with the cards in your hand.
        - 3 Record yourself doing it for one minute.
      5* Set an alarm for {dose|ten minutes a day}, next to something fixed such as your morning coffee.
        ? # minutes a day | # min a day | # mins a day | # minutes every day: 5 Set an alarm for {#} minutes a day at something fixed, such as your morning coffee.
          - 3 Choose something fixed, such as your morning coffee, for {#} minutes a day.
          - 2 Set the alarm for it.
        ? train | commut* | on the bus: 5 Put cards and earphones into the bag you take, with {dose|ten minutes of every ride} as the rule.
          - 3 Put cards and earphones into the bag you take.
          - 2 Write “{dose|ten minutes of every ride}” on the first card.
        ? sign language | bsl | asl | auslan | makaton: 5 Write to a deaf club or signing class nearby: “When may a beginner come?”
          - 3 Find one deaf club or signing class nearby or online.
          - 2 Write to it: “When may a beginner come?”
        - 3 Choose something fixed, such as your morning coffee, for {dose|ten minutes a day}.
        - 2 Set the alarm for it.
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
        ? my teacher | my lesson | lesson on | next lesson | lesson tomorrow: 2 Put the piece for the lesson in front of you, with the bar that goes wrong circled in pencil.
        ? after # years | again after | play .. again | # years ago | used to play | get back | as a child | as a kid: 2 Hum the one piece you once knew best, with its title on a note.
        ? wedding | birthday | christening | funeral | party | christmas: 2 Play a recording of the one song you would like to play on that day.
      3 Put the instrument where you can reach it without opening anything, or note who could lend you one.
        ? drums | drumming | drum kit: 3 Lay two sticks or wooden spoons and a firm cushion on a chair, as a first practice pad.
        ? bought one | bought a | have one | have bought | got one | got a guitar | got a piano: 3 Put the instrument where you sit in the evening, out of its case.
        ? new strings | needs strings | string broke* | broken string | out of tune | not been played: 3 Photograph the instrument, and send the picture to one shop: “Which strings does it need, and can you put them on?”
        ? dont have one | dont own | no piano | no guitar | without an instrument: 5 Ask a library, music shop or friend about hiring or borrowing one by the month.
        ? keyboard: 3 Put the keyboard at table height, with a chair and headphones, where it can stay out.
        ? in the loft | in the attic | under the bed | in its case | wardrobe: 3 Take the instrument out of its case, to a place where you can reach it.
      10* Find a video or sheet of that song in its simplest version for beginners, and write down where it is.
        ? drums | drumming | drum kit: 10 Find a video of that song's beat, slowed down, and save it.
          - 6 Find a video of that song's beat, slowed down.
          - 2 Save the video or sheet where you practise.
        ? cant read | dont read | without notes | no notes | by ear | without reading: 10 Find a beginner's video of that song that shows only the hands, with no notes, and save it.
          - 6 Find a beginner's video that shows only the hands, with no notes.
          - 2 Save the video or sheet where you practise.
        ? know # chords | know .. chords | few chords | three chords | g c | c and g | am: 10 Find a version of that song in the chords you know, with the search “easy chords”, and save it.
          - 6 Search the song with “easy chords” for a version in the ones you know.
          - 2 Save the video or sheet where you practise.
        - 6 Find a beginner's video or sheet of that song in its simplest version.
        - 2 Save the video or sheet where you practise.
        ? no money | cant afford | teach myself: 10 Find a free beginner's video of that song in its simplest version, and save it.
          - 6 Find a free beginner's video of that song in its simplest version.
          - 2 Save the video or sheet where you practise.
        ? my teacher | my lesson | lesson on | next lesson | lesson tomorrow: 10 Play the circled bar at half speed, five times right, and the line around it once.
          - 5 Play the circled bar at half speed, five times right.
          - 5 Play the line around it once through.
        ? teacher | lessons: 10 Ask two teachers nearby or online for a first lesson of half an hour, with that song named.
          - 5 Find two teachers nearby or online.
          - 4 Ask both for a first lesson of half an hour.
      10* Practise the first two notes or chords of that song, slowly, until you manage them three times in a row.
        ? drums | drumming | drum kit: 10 Play even strokes on the pad, right, left, right, left, to a metronome at 60.
          - 3 Play slow strokes, right, left, right, left.
          - 7 Play them to a metronome at 60.
        ? keyboard | electric | headphones: 10 Practise its first two notes or chords slowly with headphones on, until three goes in a row are right.
          - 5 Watch how the first two notes or chords are played.
          - 8 Practise them slowly with headphones on, until three goes in a row are right.
        - 5 Watch how the first two notes or chords are played.
        - 8 Practise them slowly until you manage them three times in a row.
        ? hurt* | sore | pain | arthritis: 10 Practise its first two notes or chords with warm hands, in rounds of two minutes, with a rest before anything hurts.
          - 3 Warm both hands in warm water.
          - 5 Watch how the first two notes or chords are made.
          - 6 Practise them in rounds of two minutes, with rests.
        ? flat | neighbours | neighbors | quiet | thin walls: 10 Practise its first two notes or chords with a mute, pad or headphones, until three goes in a row are right.
          - 5 Watch how the first two notes or chords are played.
          - 8 Practise them with a mute, pad or headphones.
      10? Change between them to a slow count of four.
        ? drums | drumming | drum kit: 10 Play a first beat: foot on one and three, hand on two and four, eight bars.
          - 5 Tap the foot alone on one and three.
          - 5 Add the hand on two and four.
        - 5 Change between them to a slow count of four.
        - 5 Learn the next bar or chord.
      3 Record 20 seconds of it and write the date on the recording.
      3 Put {dose|ten minutes a day} for {theIt} into your calendar at a fixed time[, to be ready {deadline}].
        ? # minutes a day | # min a day | # mins a day | # minutes every day: 3 Put {#} minutes a day for {theIt} into your calendar, at the same hour[, to be ready {deadline}].
        ? kids | toddler | baby | after .. bed | evening*: 3 Put {dose|ten minutes} for {theIt} on four fixed days into your calendar, with mute or headphones after bedtime[, to be ready {deadline}].
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
        ? photoshop | lightroom | illustrator | canva | indesign: 2 Open one picture of your own, with a copy of it saved first.
      8n Do the first exercise of a free beginner's course that runs in the browser.
        ? tutorial* | stuck | cant build | half a course | forget: 8 Type the first three lines of your tiny thing into an empty file from memory, wrong or right.
      10n Change one value in that exercise, and write down what happens.
        ? tutorial* | stuck | cant build | half a course | forget: 10 Write until one of these lines runs, looking up only the word you need.
      8 Do the first exercise of a free beginner's course that runs in the browser.
        - 3 Find a free beginner's course that runs in the browser.
        - 8 Do its first exercise.
        ? with my # year old | with my son | with my daughter | with my child: 8 Do the first puzzle of a free course with coloured blocks together, the child at the keyboard.
        ? tutorial* | cant build: 8 Write the tiny thing as five plain sentences: what goes in, what happens, what comes out.
          - 3 Write what goes in and what comes out.
          - 5 Write the three things that happen between.
      10 Do the next two exercises, and note what happens when you change one value in each.
        - 6 Do the next exercise.
        - 4 Change one value in it to see what happens.
        ? tutorial* | cant build: 10 Type code for the first sentence into an empty file, without a video, until it runs.
          - 5 Type code for the first sentence in an empty file, without a video.
          - 5 Run it, one mended line at a time.
      15 Look up three words you did not understand, and write one line about each.
        - 4 Write down three words you did not understand.
        - 8 Look each up and write one line about it.
        ? given up twice | gave up | tried # times | again after: 15 Write down where you stopped the last times, and change one thing: shorter, with a person, or on something you need.
      25 Build the smallest piece of your tiny thing, by copying and changing an example.
        - 5 Find an example that looks a little like your tiny thing.
        - 10 Change a copy of it until it does one thing you want.
        ? tutorial* | cant build: 25 Build the next sentence the same way, with one search for each thing you don't know.
          - 5 Search only the one thing that the next sentence needs.
          - 10 Write the code for it, until it runs.
      5? Show it to someone, or save a picture of it with the date.
      4 Put three half-hour slots a week into your calendar[, to be ready {deadline}].
        ? two kids | kids | evenings | after work: 4 Put two evenings of 30 minutes and one Saturday hour into your calendar[, to be ready {deadline}].
        ? sunday* only | only sunday* | sundays | sunday mornings: 4 Put one hour on each Sunday into your calendar, with ten minutes on Wednesday to read it over[, to be ready {deadline}].
    `,
  },
];
