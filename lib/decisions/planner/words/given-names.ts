/**
 * First names that people in the United States have and that mean nothing else, in small letters: what "reply
 * to dave" is about. Names that are words too ("rose", "mark", "will") are left out.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  (
    "aaliyah aaron abbie abby abdul abel abigail abraham abram adam adan addie adelaida adelaide adele " +
    "adrian adriana adrianna adrienne agatha agnes agustin ahmed aidan aiden ainsley aisha akira alaina alan " +
    "alana alanna albert alberto alec alejandra alejandro alena alessandra alex alexander alexandra " +
    "alexandria alexia alexis alfie alfonso alfred alfredo ali alice alicia alina alisha alison alissa " +
    "alisson allan allen allie allison allyson alma alonso alonzo alvaro alvin alyson alyssa amanda amara " +
    "amari amaya ambrose amelia amelie amina amir amira amirah amit amos amy ana anahi anastasia andre " +
    "andrea andreas andres andrew andy angela angelia angelica angelina angelique angie angus anika anil " +
    "anisa anissa anita anjali ann anna annabel annabelle annalise anne anneliese annette annie annika " +
    "annmarie ansel anthony antoine antoinette antonella antonia antonio anya aoife archie ariana arianna " +
    "ariella arjun arlene arlo arnold arthur arturo arvind asher ashlee ashley ashlyn ashton athena aubree " +
    "aubrey audrey aurelia ava avery ayaan ayden ayla bailey barbara barry beatrice becca becky belinda " +
    "bella ben benita benjamin bennett benny bernadette bernard bernice bertha beth bethany betty beverley " +
    "bianca blake blanca bobby bodhi bonnie boris brad braden bradley brady braeden brandi brandon brantley " +
    "braxton brayden breanna breanne brecken brenda brendan brenna brennan brent brenton brett brexton brian " +
    "briana brianna brianne briar bridget briella brielle brigid brinley britney britt brittany brittney " +
    "brody bronson brooklynn bruce bruno bryan bryant bryce brynlee brynn bryson byron caden caiden caitlin " +
    "caleb calista callie callum calvin camden cameron cami camila camilla camille candace candice cara " +
    "carina carissa carl carla carlene carlo carlos carlton carly carmela carmen carole caroline carrie cary " +
    "casey cassandra cassidy cassie catalina cate catherine cathleen cathy cayden cecelia cecil cecile " +
    "cecilia cedric celeste celia celina celine cesar charlene charles charlie charlotte charmaine chaya " +
    "chelsey cheri cherie cheryl chiara chloe chris christa christi christie christina christine christoph " +
    "christopher christy chrystal ciara cindy claire clara clare claudia claudine clayton clementine cletus " +
    "clifford clinton clyde cody coleman colette colin colleen collin connie connor conor conrad constance " +
    "consuelo cora coralie corbin cordelia corey corinne cornelius cory courtney craig cristian cristina " +
    "cristobal curtis cynthia cyrus dalia damian damien damon dana danica daniel daniela daniella danielle " +
    "danika danny dante daphne darcy daria darian darius darla darlene darnell darrell darren darryl darwin " +
    "daryl dashiell dave david davina dawson dayana deandre deanna deb debbie deborah debra deepak deirdre " +
    "deja delaney delbert delia delilah della delores demetrius demi dena denis denise dennis denny derek " +
    "derrick desiree desmond destinee devin devonte dexter diana diane dianna dianne diego dillon dimitri " +
    "dina dinah dmitri domenic dominic dominick dominique donald donna donnell donnie donovan dora doreen " +
    "dorian doris dorothea dorothy dottie doug douglas doyle duane duncan dwayne dwight dylan earl earlene " +
    "eartha eddie edgar edie edison edith edmund edna eduardo edward edwin effie efrain efren eileen eitan " +
    "eladio elaina elaine eleanor eleanora elena eliana elias elijah elina elisa elisabeth elise eliseo " +
    "eliza elizabeth ella ellen ellery elliana ellie elliot elliott ellis elmer elmo eloise elsie elton " +
    "elva elvira elyse emanuel emerson emil emile emilia emiliano emilie emilio emily emma emmanuel " +
    "emmett emmy enid enrique enzo eric erica erick erik erika erin erma ernesto ernie errol esme esmeralda " +
    "essie esteban estela estella estelle esther ethan ethel eugene eugenia eugenio eunice eva evan " +
    "evangelina evangeline evelyn everett everly evette evie ezekiel ezra fabian fabiola farah fatima fausto " +
    "federico felicia felicity felipe felix felton ferdinand fernanda fernando filip finley finn fiona floyd " +
    "frances francesca francis frankie fred freddie frederick fredrick freida freya frida frieda gabe " +
    "gabriel gabriela gabriella gabrielle gael gareth garrett garry gary gavin gemma genaro genevieve geoff " +
    "george georgina gerald gerard gerardo gerry gertrude gianna gideon gilbert gilberto gina giovanna " +
    "giovanni giselle gladys glenda glenn gloria gonzalo gordon gracie grady graham grayson greg gregory " +
    "greta gretchen griselda guillermo gunnar gus gustavo gwen gwendolyn hailey hakeem haley halle hank " +
    "hannah hans harlan harold harper harriet harriett harrison harry harvey hassan hattie hayden hayley " +
    "hazel heather hector heidi helen helena helene helga henrietta henrik henry herbert herman herminia " +
    "hershel hilda hillary hiram hiroshi holly horace hortencia howard hugh hugo humberto ian ibrahim ida " +
    "idris ignacio ilana ileana iliana imani imelda imogen imran inez ingrid irena irene irma irvin irving " +
    "isaac isabel isabella isabelle isaiah isaias ishaan ishmael isiah isidro isla ismael itzel ivan ivanna " +
    "ivette izabella jacinta jackie jackson jaclyn jacob jacoby jacqueline jacquelyn jada jaden jadon jaiden " +
    "jaime jair jake jakob jalen jamal jamar james jameson jamie jamila jamison jana jane janelle janessa " +
    "janet janette janice janie janine jared jarod jarrett jarvis jase jason jaxon jaxson jayce jayceon " +
    "jayda jayden jayla jaylee jaylen jayson jazlyn jazmin jazmine jeanette jeanine jeanne jeannie jedidiah " +
    "jeff jeffrey jemma jen jenelle jenna jennie jennifer jenny jerald jeremiah jeremias jeremy jermaine " +
    "jerome jerry jess jessa jesse jessi jessica jessie jill jim jimena jimmie jimmy jo joan joanie joann " +
    "joanna joanne joaquin jocelyn jodi jodie jody joe joel joelle joey johan johana johanna john johnathan " +
    "johnathon johnnie johnny jojo jolene jolie jonah jonas jonathan jonathon jordan jordyn jorge josefina " +
    "joseph josephine josh joshua josiah josie josue jovanni joyce juan juana juanita judd jude judith " +
    "judson judy julia julian juliana julianna julianne julie juliet juliette julio julissa julius justin " +
    "justine kaden kai kaia kaila kailey kaitlin kaitlyn kaleb kali kameron kamila kara kareem karen kari " +
    "karim karina karl karla karson karter karyn kasey kassandra kate katelyn katelynn katerina katharine " +
    "katherine kathie kathleen kathrine kathryn kathy katia katie katina katlyn katrina kayden kaydence " +
    "kayla kaylee kayleigh kaylin keegan keenan keira keisha keith kelley kelli kellie kelly kelsey kelsie " +
    "kelvin ken kendall kendra kendrick kenia kenna kenneth kenny keri kermit kerri kerry keshia kevin " +
    "khadija khalid khalil khloe kian kiana kiara kiera kieran kiersten kim kimberlee kimberley kimberly " +
    "kira kiran kirk kirsten kirsty kobe kody kolton konnor kora korey kourtney kris krista kristen kristi " +
    "kristian kristie kristin kristina kristine kristopher kristy krystal kurt kurtis kyla kyle kylee " +
    "kyleigh kyler kylie kyra kyrie lachlan laila lakeisha lakshmi lamar lana landen landon laney lara " +
    "larissa larry lashawn latasha latisha latonya latoya laura lauren laurence laurie lavonne layla lea " +
    "leah leander leandro leann leanna leanne lee leela leia leif leigh leila leilani leland lena lenny " +
    "lenora leo leon leona leonard leonardo leonel leonor leopold leroy lesley leslie leticia letitia levi " +
    "lewis lexi lexie lia liam liana libby lila lilah lilia lilian liliana lilith lillian lillie lilly lina " +
    "linda lindsay lindsey linnea lisa lisette livia liz liza lizbeth lizette lizzie logan lois lola lolita " +
    "lonnie lora loren lorena lorenzo loretta lori lorie lorna lorraine louella louie louis louise luana " +
    "luann luca lucas lucia lucian luciana luciano lucille lucinda lucretia lucy luigi luis luisa lukas luke " +
    "lula luna lupita luther lydia lyla lyle lynda lyndon lynette lynn lynne mabel mackenzie macy madalyn " +
    "maddie maddox madeleine madeline madelyn madelynn madilyn madison maeve maggie mahmoud maia maisie " +
    "makayla makenna makenzie malachi malcolm malia malik mallory mamie manny manolo manuel marc marcel " +
    "marcela marcelino marcella marcelo marci marcia marco marcos marcus marcy margaret margarita marge " +
    "margie margo margot marguerite maria mariah mariam mariana marianne maribel maricela marie mariela " +
    "marietta marilyn marion marisa marisol marissa marjorie markus marla marlee marlene marley marlon " +
    "marsha marta martha martin marty marva marvin mary maryann maryanne maryellen maryjane marylou mateo " +
    "mathew mathias mathilda matilda matt matteo matthew matthias mattie maude maura maureen maurice " +
    "mauricio mavis maximilian maximo maxine maxwell maya maynard mckenna mckenzie meagan megan meghan mei " +
    "melania melanie melina melinda melissa melvin meredith meryl mia micaela micah michael michaela micheal " +
    "michele michelle miguel miguelangel mikael mikaela mikayla mike mila mildred milena milo milton mindy " +
    "minerva minnie mira miranda miriam misha mitch mitchell mohamad mohamed mohammad mohammed moises mollie " +
    "molly monica monique monty moriah muhammad muriel mya myles myra myrna myron myrtle nadia nadine nala " +
    "nancy nanette naomi natalia natalie nataly natan natasha nathalie nathan nathanial nathaniel navya neal " +
    "ned nehemiah neil nelda nellie nelson nettie neva nevaeh nia niamh nicholas nichole nicki nickolas nico " +
    "nicola nicolas nicole nicolette nigel nikhil nikita nikki niko nikolai nikolas nila nina nita noah noel " +
    "noelia noelle noemi nolan nona noor nora norah norbert noreen norma norman norris nyla octavia octavio " +
    "ofelia olga oliver oliverio olivia ollie omar omari ophelia oren orville oscar oswaldo otis owen ozzie " +
    "pablo paige paloma pam pamela paola pascual patrice patricia patrick patti patty paul paula paulette " +
    "paulina pauline paulo payton pearlie pedro peggy penelope percy pete peter petra phil philip phillip " +
    "phoebe phyllis pierre polly priscilla priya priyanka quentin quinn quinton rachael rachel rafael " +
    "rafaela rahul raina raj rajesh ralph ramiro ramon ramona randal randall randi randolph randy raphael " +
    "raquel rashad rashid raul rayan raymond raymundo rebecca rebekah reggie reginald reid reina remi " +
    "remington remy rena renata rene renee reuben reyna reynaldo reza rhea rhett rhoda rhonda rhys rian " +
    "ricardo richard rick rickey ricky rigoberto riley rina rita ritchie robbie robby robert roberta robyn " +
    "rocco rocio roderick rodney rodolfo rodrigo rogelio roger rohan roland rolando romeo romina ron ronald " +
    "ronan ronda ronin ronnie rory rosa rosalie rosalind rosalinda rosalyn rosanna rosanne roscoe roseanne " +
    "rosella rosetta rosie roslyn ross rowan rowena roxana roxanne ruben rubi rudolph rudy rupert russ " +
    "russell ruth ruthie ryan ryker rylan ryland rylee ryleigh sabrina sadie sahil sally salma salman " +
    "salvador salvatore sam samantha samara samir samuel sanaa sandra sanjay santiago santino sara sarah " +
    "sarai sasha saul sawyer scarlett scott scottie sean sebastian selena selene selina serena sergei sergio " +
    "seth shana shane shania shannon shanti shari sharon sharonda shaun shawn shawna sheena sheila sheldon " +
    "shelia shelley shelly sheri sherri sherrie sheryl shirin shirley shreya sian silas silvia simeon simon " +
    "simone skylar skyler sofia sofie sondra sonia sonja sonya sophia sophie soren stacey staci stacie stacy " +
    "stan stefan stefanie stefano stella stephan stephanie stephany stephen steve steven stevie " +
    "stuart sunita susan susana susanna susie suzanna suzanne suzette suzy syed sylvester sylvia tabitha " +
    "talia tamara tameka tamia tamika tammie tammy tania tanisha tanner tanya tara tariq tasha tatiana " +
    "tatyana teagan ted tegan tenley terence teresa teri terrance terrell terrence terri terry thad " +
    "thaddeus thalia thea thelma thelonious theo theodora theodore theresa thiago thomas tiana tianna " +
    "tiffani tiffany tillie tim timmy timothy tina tobias tobin toby todd tom tomas tomasz tommy toni tonia " +
    "tony tonya topher tori tracey tracie tracy travis trent trenton trevor tricia trina trish trisha trista " +
    "tristan troy trudy twila ty tyler tyree tyrell tyrese tyrone tyson ulises ulysses uma ursula valarie " +
    "valentin valentina valeria valerie vanessa vaughn velma vera verna vernon veronica vicente vicki vickie " +
    "vicky vihaan vijay vikram vince vincent vinny violeta virgilio vivian viviana vivienne vladimir wallace " +
    "wally walt walter wanda warren waylon wayne wesley weston whitney wilbert wilbur wilfred wilhelmina " +
    "willa willard willie wilma wilson winifred winnie winona winston wyatt xander xavier ximena xiomara " +
    "yadira yael yahir yaretzi yasmin yasmine yesenia yolanda yosef yoselin yuki yuri yusuf yvette yvonne " +
    "zac zach zachariah zachary zack zaid zain zaire zander zane zara zaria zariah zayden zayn zeke " +
    "zoe zoey zoie zola zuri"
  ).split(" "),
);

/** Stands for any name where it matters only that somebody was named. */
const ANYONE = "sarah";

/** A text in small letters in which each given name is the same one: what is true of "text Owen" is of "text Priya". */
export function withOneName(text: string): string {
  return text.toLowerCase().replace(/\p{L}+/gu, (word) => (GIVEN_NAMES.has(word) ? ANYONE : word));
}
