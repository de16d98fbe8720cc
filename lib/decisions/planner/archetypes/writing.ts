import { everyWay } from "@/lib/decisions/planner/archetypes/cue-ways";
import type { Archetype } from "@/lib/decisions/planner/written/archetype";

/** What comes after the first pages: stuck chapters, revision, readers, posts, sources, code. */
export const WRITING: readonly Archetype[] = [
  {
    id: "edit-book",
    area: "projects",
    acts: "edit|revise|rewrite|polish|redraft|cut",
    things:
      "novel|book|manuscript|memoir|first draft|second draft|draft|screenplay|short story|script|poetry collection|story",
    needsAct: true,
    unless: "email|letter|report|essay|cv|video|instagram",
    it: "the draft",
    named:
      "novel|book|manuscript|memoir|draft|screenplay|short story|script|poetry collection|story",
    plan: `
      2* Save {theIt} under a new name with today's date, so nothing can be lost.
        ? feedback | beta reader* | editor: 2 Save {theIt} under a new name, with the readers' notes opened beside it.
      5* Write on one card what the text is about and what it should do to a reader.
      15 List its chapters or scenes, one line each: who wants what, what changes.
        ? # words | # pages: 15 List its chapters with their length beside each, one line: who wants what, what changes.
          - 8 List the first half with its lengths.
          - 8 List the second half in the same way.
        ? poem* | poetry: 15 List the poems with one line each: what it sees, where it turns.
          - 8 List the first half with one line each.
          - 8 List the second half in the same way.
        - 8 List the first half with one line each: who wants what, what changes.
        - 8 List the second half in the same way.
      5 Mark C for what can be cut, M for what is missing, O for what is out of order.
        ? too long | cut # | over # | shorter: 5 Mark with C every scene without which the end would still work, the longest first.
        ? feedback | beta reader* | editor: 5 Mark each note of your readers: two said it, one said it, I disagree; the first kind comes first.
        ? drag* | sags: 5 Mark each scene where nobody wants anything or nothing changes: these go or get a new trouble.
        ? boring | slow | middle: 5 Mark each scene where nobody wants anything or nothing changes: these go or get a new trouble.
      25* Do one fix in the piece that needs it most, without touching anything else.
        - 3 Open the first marked piece, with the rest out of sight.
        - 10 Cut, move or write what its mark says.
        - 10 Mend the joint from the page before into the page after.
      5 Write single words and commas you want to fix on a list called “later”.
      5? Put the number of marks for one week on your wall[, to be done {deadline}].
        - 3 Divide the marks by the weeks you have.
        - 2 Put the number for one week on your wall.
    `,
  },
  {
    id: "writers-block",
    area: "projects",
    whole:
      "get unstuck on|get past writer's block|beat writer's block|overcome writer's block|get unstuck with my novel|get unstuck with my book|get over writer's block|write again after|get back into writing|start writing again|get back to writing",
    acts: "beat|overcome|get past|get over|break",
    things: "writer's block|writers block|creative block|stuck chapter",
    tells:
      "stuck on chapter|stuck on my novel|stuck on my book|have writer's block|can't write anymore",
    unless: "essay|thesis|code|drain|traffic",
    it: "the text",
    plan: `
      2* Write by hand the worst possible next sentence for {label}.
      4 Write down in three lines what you know will happen later, with a gap before it.
        ? plot hole: 4 Write the hole in one line: what happens, and why it couldn't.
        ? thesis | dissertation | essay | report: 4 Write in three lines what the reader must know by the end, with a hole left before it.
      5* Ask a person in your text, or your reader, one question, and write down the answer without stopping.
        ? plot hole: 5 Write five ways to mend it: an earlier hint, another reason, a lie, a mistake, a scene less.
        ? middle | what happens next | # words | halfway: 5 Write ten things that could happen next to your main person, one a line, the last three the worst for them.
        ? thesis | dissertation | essay | report: 5 Write to one reader, as in a letter, what you found out and why it matters, without a stop.
      8 Copy the last line of the last page you liked onto a new page.
        ? plot hole: 8 List the pages that each of the best two ways would touch.
          - 4 List the pages for the first.
          - 4 List the pages for the second.
        - 5 Read the last page that you liked aloud.
        - 2 Copy its last line onto a new page.
      10* Write on from there until a ten-minute timer rings, with “…” wherever nothing comes.
        ? plot hole: 10 Write the smallest missing piece of the better one, for ten minutes.
          - 2 Choose the one that touches fewer pages.
          - 10 Write its smallest missing piece, for ten minutes.
        - 2 Set a timer for ten minutes.
        - 10 Write on from there, with “…” wherever nothing comes.
        ? middle | what happens next: 10 Set a timer for ten minutes and write the scene of one of the ten, from the moment it goes wrong.
          - 2 Choose one of the ten, with a timer for ten minutes.
          - 10 Write its scene, from the moment it goes wrong.
      5 Circle one line that feels alive, and write under it what it wants next.
        - 2 Circle one line that is alive.
        - 3 Write under it what it wants next.
      3 Lay the page out at the spot where you will begin tomorrow.
    `,
  },
  {
    id: "writing-contest",
    area: "projects",
    acts: "enter|submit|write|finish|send|apply|do|join",
    things: everyWay(
      "short story|story|poetry|poem|writing|essay|flash fiction|fiction|novel|script|playwriting",
      "contest|competition|prize|award",
    ),
    unless: "judge|website|read",
    it: "the contest",
    named: "contest|competition|prize|award",
    plan: `
      2* Copy the theme, length and closing date from the rules of {theIt} to the top of a page[ ({deadline})].
      5 Write one sentence: what your text is about, and what has changed by its last line.
        ? story is # | piece is # | text is # | poem is # | draft is # | mine is # | cut it to | get it down to: 5 Write on a note: words now, words allowed, the number to cut.
        ? too long | over .. limit | words over | too many words: 5 Write on a note: words now, words allowed, the number to cut.
      20* Write the beginning badly for 20 minutes, without reading back.
        ? story is # | piece is # | text is # | poem is # | draft is # | mine is # | cut it to | get it down to: 20 Cut the weakest scene, the slow opening and every line that repeats.
          - 10 Cut the weakest scene and the slow opening.
          - 10 Cut every line that repeats.
        - 2 Start a timer of 10 minutes, with the internet off on your device.
        - 10 Write the beginning badly, with no look back.
        ? too long | over .. limit | words over | too many words: 20 Cut the weakest scene, the slow opening and every line that repeats.
        - 10 Cut the weakest scene and the slow opening.
        - 10 Cut every line that repeats.
      5 Put one writing session on each day that is left into your calendar[, on the way to {amount}].
        ? midnight | tonight | today: 5 Set two alarms: one to stop writing, one an hour before the end for sending.
      15 Cut every line the text works without, until it fits the allowed length.
        - 5 Read it aloud once.
        - 10 Cut every line that the text works without.
      6 Change name, font and file type to what the rules ask for.
      4* Send it the day before the last one, in the way the rules ask for[ ({deadline})].
        ? midnight | tonight | today: 4 Send it by the rules' form or address before the last hour, and save the confirmation.
    `,
  },
  {
    id: "publish-text",
    area: "projects",
    whole: `${everyWay("find|query|get|pitch to|submit to", "literary agent|agent for my book|an agent for my novel|agents|literary agents|publisher|publisher for my")}|self-publish my cookbook|self-publish my book|self-publish my novel|self-publish a book|self publish my book|self-publish my poems|self-publish my memoir|publish my book|publish my novel|publish my poems|get my book published|get my novel published|get my poems published|submit my short story|submit my story|submit my poems|submit a short story|query my novel`,
    acts: "publish|self-publish|submit|query|pitch|send out",
    things:
      "book|novel|manuscript|poems|short story|memoir|cookbook|poetry collection|children's book|query letter",
    needsAct: true,
    unless: "website|app|report|journal|paper|estate|travel",
    it: "the text",
    named: "book|novel|manuscript|poems|short story|memoir|cookbook|poetry collection",
    plan: `
      2* Write one sentence about the text: who it is about, what goes wrong, what is at stake.
        ? cover is done | cover is ready | have a cover | got a cover: 2 Put the finished text and the cover file into one folder named after the book.
        ? rejected | rejection* | said no | no again | turned it down: 2 Write on a sheet where it has been, the last place with “no” and its date.
        ? poem* | poetry: 2 Choose the three poems that you would read aloud to a stranger.
      4 Choose one way for now: an agent or publisher, a magazine or prize, or print it yourself.
        ? e book | ebook: 4 Write down three facts for the shop page: price, first day of sale, the two categories it belongs to.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 4 Write down the form you want: print, e-book or both, how many copies, price.
        ? magazine* | journal | prize | competition | agent | agents: -
      10n Write half a page about it: your sentence, its length and genre, two lines about you.
        ? poem* | poetry: 10 Write three lines to send with them: their titles, one line about you, thanks.
        ? agent | agents: 10 Write the query letter in half a page: your sentence, length and kind, one book like it, two lines about you.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 10 Put the first ten pages into the template of one site that prints each copy as it is ordered.
      5n Send that half page with the text to one magazine, agent or prize whose rules it meets.
        ? poem* | poetry: 5 Send the three poems with these lines to one magazine that is open now.
        ? agent | agents: 5 Send letter and first pages to one agent who takes your kind of book, as their page asks.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 5 Show the first pages and a rough cover to one reader: “Would you pick this up?”
      10 Find five places for it, and note beside each what they want, how long, by when[, within {money}].
        ? agent | agents: 10 Find five agents who take your kind of book and are open now, and note beside each what they want to see.
          - 5 Find three agents open now who take your kind of book.
          - 6 Note beside each: letter, pages, synopsis, how to send.
        ? e book | ebook: 10 Open an account at one e-book shop, or a site that sends to all of them, and note its file rules.
          - 5 Open an account at one e-book shop, or a site that sends to all of them.
          - 6 Note its file rules and what it keeps of the price.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 10 Open an account at one site that prints each copy as it is ordered, and note its page sizes and file rules.
          - 5 Open an account at one site that prints each copy as it is ordered.
          - 6 Note its page sizes and file rules.
        - 5 Find three places for it.
        - 6 Note beside each what they want, how long, by when.
        ? magazine* | short story | story: 10 Find three magazines open now that print stories of your length, with fee, form and waiting time beside each.
          - 5 Find three magazines open now for your length.
          - 6 Note fee, form and waiting time beside each.
        ? rejected | rejection* | said no | turned it down: 10 Find three places you have not tried, smaller ones too, with form and waiting time beside each.
          - 5 Find three places you have not tried, smaller ones too.
          - 6 Note form and waiting time beside each.
      10 Write half a page: your sentence, length and genre, one book like it, two lines about you.
        ? agent | agents: 10 Write the query letter in half a page: your sentence, length and kind, one book like it, two lines about you.
          - 5 Write your sentence, with length and kind.
          - 5 Add one book like it, and two lines about you.
        ? no cover | without a cover | cover isnt | cover missing | need a cover: 10 Make a cover in the site's own tool: one picture you may use, the title large, your name.
          - 5 Choose one picture that is yours or free for books.
          - 5 Put title and name on it in the site's own tool.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 10 Write the text for the back: three sentences on the book, one on you.
          - 5 Write three sentences for the back, on what the book holds.
          - 5 Write one sentence on you below them.
        - 5 Write your sentence, with length and kind.
        - 5 Add one book or text like it, and two lines about you.
        ? rejected | rejection* | said no | turned it down: 10 Ask one reader for the page where they stopped, and write your first lines and half page anew from it.
          - 3 Ask one reader to mark where they stopped.
          - 8 Write the half page for the places anew: sentence, length, kind, two lines about you.
      15 Put the first pages into the format the first place asks for.
        ? e book | ebook: 15 Upload the text as an e-book file, and look at the preview on a phone page by page.
          - 5 Upload the text and the cover.
          - 10 Look through the preview on a phone: chapters, contents, pictures.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 15 Put the text into the site's template, with title page, contents and page numbers.
      5 Send it to the first place[ {deadline}], and note the day you sent it.
        ? agent | agents: 5 Send the letter and pages to the first agent[ {deadline}], and note the day.
          - 3 Check name, file and rule once more.
          - 2 Send the letter and pages to the first agent, and note the day.
        ? e book | ebook: 5 Press “publish” for the e-book[ {deadline}], with title, name and price checked.
          - 3 Check title, name and price once more.
          - 2 Press “publish”.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 5 Order one printed copy for yourself[ {deadline}], before you press “publish”.
          - 3 Check title, name and price once more.
          - 2 Order one printed copy for yourself.
        - 3 Check name, file and rule once more.
        - 2 Send the text to the first place, and note the day.
      3? Put the next place into the calendar for the day on which you have no answer.
        ? self publish* | print it myself | kindle | kdp | e book | ebook: 3 Write down three people or shops who would take a copy, with a date beside each.
    `,
  },
  {
    id: "blog-post",
    area: "projects",
    whole:
      "write a blog post|write blog posts|write weekly blog post|write a newsletter issue|write my newsletter|write the newsletter|send my newsletter|restart my newsletter|restart my blog|start blogging again|write next issue of my newsletter|blog more|write more blog posts|write an article",
    acts: "write|finish|publish|draft|restart|send",
    things:
      "blog post|newsletter issue|newsletter article|article for my blog|linkedin post|blog article|guest post",
    needsAct: true,
    unless: "unsubscribe|journal article|read|stop",
    it: "the post",
    named: "blog post|newsletter issue|linkedin post|guest post|blog article",
    plan: `
      2* Write the last question someone asked you about your subject.
        ? ideas | no idea | dont know what to write | out of ideas: 2 Open your sent mail or messages, at the last question that you answered for somebody.
        ? newsletter: 2 Write the name of one reader at the top of a page, and what you would tell them first.
        ? # posts | every week | weekly | once a week: 2 Write the next four titles below each other, as the questions people ask you.
        ? hasnt been updated | not updated | havent posted | since #: 2 Open the last post, and write today's question under its title in a new draft.
      3 Write the answer in one sentence, as you would say it at the dinner table.
      8 Write three things under it that led you there: what happened, what you tried, what you know now.
        - 4 Write what happened.
        - 5 Write what you tried, and what you know now.
        ? draft is | half written | have a draft | written already: 5 Mark in the draft the three sentences you would say aloud, with the rest moved to a page called “later”.
          - 3 Mark the three sentences you would say aloud.
          - 3 Move the rest to a page called “later”.
      20* Write {theIt} in one go as the answer to that question, without looking at other pages.
        ? # words: 20 Write {theIt} in one go as the answer to that question, stopping near {#} words.
          - 10 Write the first half in one go.
          - 10 Write the second half, up to the last line.
        ? linkedin: 20 Write it in eight short lines, the first so that one presses “more”.
          - 10 Write the first line five times, and keep the best.
          - 10 Write the seven lines below it.
        - 10 Write the first half in one go.
        - 10 Write the second half, up to the last line.
      8 Cut the opening until it begins with what happened.
      5 Give it a title that says what the reader gets, and one picture of your own.
        ? recipe* | cook*: 5 Give it a title with the dish and for whom it is safe, and one picture from your own kitchen.
          - 3 Give it a title with the dish and for whom it is safe.
          - 2 Add one picture from your own kitchen.
        - 3 Give it a title that tells what one gets.
        - 2 Add one picture of your own.
      4* Publish it[ {deadline}], and write the next question into a draft[ for the next one, {rhythm}].
    `,
  },
  {
    id: "cite-sources",
    area: "study",
    whole:
      "reference my essay|reference my dissertation|do my references|do my bibliography|cite my sources|fix my citations|format my references|format my bibliography|write my bibliography|do the references for|learn apa|learn harvard referencing|sort out my references|do my citations",
    acts: "do|format|fix|finish|sort",
    things:
      "references|bibliography|citations|reference list|footnotes|in-text citations|works cited|harvard references|apa references",
    needsAct: true,
    unless: "job|boss|landlord|tenant|referee|speeding|annotated",
    it: "the list of sources",
    plan: `
      2* Write down which style you have to use and where its sheet of examples is.
        ? harvard | apa | mla | chicago | vancouver: 2 Open your university's sheet for that style beside your text.
      4 Mark in yellow every name, number or quotation in your text that came from someone else.
        - 4 Go through your text, and mark yellow what came from someone else.
        ? # references | # sources: 4 Mark the places in your text for these {#} sources yellow.
      8* Write out the first three sources: author, year, title, where, page or address.
        - 4 Write it for the first one, beside the example in the sheet.
        - 5 Write it for the next two.
        ? no author | without an author | website* | web page: 8 Write for each website: the organisation as author, or else the title first, then year or “n.d.”, address, and the day you read it.
          - 4 Write it for the first website: organisation or title, year or “n.d.”, address, the day you read it.
          - 5 Write it for the next two sources.
        ? lost the source | cant find the source | dont know where | didnt note: 8 Search the exact words of the first three quotations in quotation marks, online and in the library, and write down each source.
          - 4 Search the exact words of the first, and write down its source.
          - 5 Search the next two.
      6* Put the short citation into the text at those three places, in the style you have to use.
        - 3 Put the short form of the first into the text.
        - 3 Do the other two.
      20 Do the rest the same way, in the order they appear in the text.
        - 10 Do the next five.
        - 10 Do the five after them.
        ? in word | word document | ms word | google docs: 20 Enter the rest with the program's own tool for citations, in the order in which they stand in the text.
          - 10 Enter the next five.
          - 10 Enter the five after them.
        ? # references | three references | only # | 3 sources: -
        ? zotero | mendeley | endnote | refworks: 20 Import the rest into the program by DOI or title, with its slips in names and years corrected.
          - 8 Import the next five by DOI or title.
          - 8 Correct names, capitals and years in those five.
      4 Sort the list by last name, under its heading.
      6? Check that each name in the text is in the list, and each in the list is in the text[, {deadline}].
        - 3 Check that each name in the text is in the list.
        - 3 Take out of the list what your text never mentions.
    `,
  },
  {
    id: "code-practice",
    area: "study",
    whole:
      "solve leetcode|do leetcode|practice leetcode|grind leetcode|practice coding|code every day|make my first pull request|contribute to open source|make my first open source contribution|contribute to an open source project|get better at coding|do advent of code|practice programming|build a coding habit",
    acts: "solve|practice|do|grind",
    things:
      "leetcode|leetcode problems|coding problems|coding exercises|open source contribution|advent of code|coding practice|pull request",
    needsAct: true,
    unless: "hire|interviewer",
    it: "the problem",
    plan: `
      2* Open the easiest unsolved problem on the page for {label}.
      3 Write in your own words what goes in and what should come out.
      4 Do one small example by hand on paper.
      15* Write the simplest version that could work, however slow it is.
        - 5 Write the steps as notes in your own words.
        - 10 Turn each note into a line of code.
      5 Run it with your example, and note the first line of the first error.
      10* Look at one solution after 25 minutes, and write down the one idea you were missing.
        - 5 Read one solution line by line.
        - 4 Write down the one idea that you lacked.
      3? Put the next 25 minutes into your calendar, with today's version saved[, {rhythm}].
    `,
  },
];
